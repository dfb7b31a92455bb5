# Tapşırıqlar.

menu-puzzles = Tapşırıqlar
puzzles-title = Tapşırıqlar
puzzle-win = { $count ->
    [one] Növbə: { $colour }. Bir gedişə udun
   *[other] Növbə: { $colour }. { $count } gedişə udun
}
puzzle-gain = { $count ->
    [one] Növbə: { $colour }. Bir gedişə fiqur qazanın
   *[other] Növbə: { $colour }. { $count } gedişə fiqur qazanın
}
puzzle-save = Növbə: { $colour }. Uduzmayan yeganə gedişi tapın
puzzle-rating = Çətinlik { $rating }
puzzle-right = Düzdür. Davam edin!
puzzle-solved = Həll olundu!
puzzle-refuted = Bu kifayət etmir: { $move } bunu təkzib edir.
puzzle-wrong = Bu kifayət etmir.
puzzle-uncounted = (Yalnız birinci cəhd sayılır.)
puzzle-solution = Həlli göstər
puzzle-help-why = Həll olunmamış sayılır
puzzle-helped = Həlli budur.
puzzle-hinted = Halqaya alınanlar hərəkət edir; hara olduğunu görmək üçün yenidən basın.
puzzle-next = Növbəti tapşırıq
puzzle-theme = Mövzu
puzzle-any = İstənilən
puzzle-all = Bütün tapşırıqlar
puzzle-count = { $count ->
    [one] { $count } tapşırıq uyğundur
   *[other] { $count } tapşırıq uyğundur
}
puzzle-none = Belə tapşırıq yoxdur.
puzzle-ratings = Gücünüz
puzzle-strength = Reytinq
puzzle-tries = Cəhd
puzzle-private = Bu serverdə kukidəki təsadüfi nömrə altında saxlanılır, başqa heç nə.
puzzle-forget = Reytinqlərimi sil
puzzle-forget-sure = Doğrudan silinsin?

## Themes

theme-last-ejection = Son itələmə
theme-ejection = Lövhədən salma
theme-capture = Götürmə
theme-crossing = Keçid
theme-sumito = Sumito { $strength }
theme-broadside = Yan hərəkət
theme-quiet = Sakit ilk gediş
theme-defence = Müdafiə
theme-net = Tor
