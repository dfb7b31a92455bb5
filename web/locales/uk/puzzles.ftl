# Задачі.

menu-puzzles = Задачі
puzzles-title = Задачі
puzzle-win = { $count ->
    [one] { $colour } ходять і виграють за { $count } хід
    [few] { $colour } ходять і виграють за { $count } ходи
    [many] { $colour } ходять і виграють за { $count } ходів
   *[other] { $colour } ходять і виграють за { $count } ходу
}
puzzle-gain = { $count ->
    [one] { $colour } ходять і виграють фігуру за { $count } хід
    [few] { $colour } ходять і виграють фігуру за { $count } ходи
    [many] { $colour } ходять і виграють фігуру за { $count } ходів
   *[other] { $colour } ходять і виграють фігуру за { $count } ходу
}
puzzle-save = Ходять { $colour }: знайдіть єдиний хід, що не програє
puzzle-rating = Складність { $rating }
puzzle-right = Правильно. Далі!
puzzle-solved = Розв’язано!
puzzle-refuted = Не виходить: спростовує { $move }.
puzzle-wrong = Не виходить.
puzzle-uncounted = (Зараховується лише перша спроба.)
puzzle-solution = Показати розв’язок
puzzle-help-why = Вважається нерозв’язаною
puzzle-helped = Ось розв’язок.
puzzle-hinted = Ходять обведені; натисніть ще раз, щоб побачити куди.
puzzle-next = Наступна задача
puzzle-theme = Тема
puzzle-any = Будь-яка
puzzle-all = Усі задачі
puzzle-count = { $count ->
    [one] Підходить { $count } задача
    [few] Підходять { $count } задачі
    [many] Підходить { $count } задач
   *[other] Підходить { $count } задачі
}
puzzle-none = Таких задач немає.
puzzle-ratings = Ваша сила
puzzle-strength = Рейтинг
puzzle-tries = Спроб
puzzle-private = Зберігається на цьому сервері під випадковим числом із cookie, і більше нічого.
puzzle-forget = Видалити мої рейтинги
puzzle-forget-sure = Справді видалити?

## Themes

theme-last-ejection = Останнє виштовхування
theme-ejection = Виштовхування
theme-capture = Взяття
theme-crossing = Перехід
theme-sumito = Суміто { $strength }
theme-broadside = Фронтальне переміщення
theme-quiet = Тихий перший хід
theme-defence = Захист
theme-net = Сітка
