# Набори правил за назвами та словами.

## The games

game-abalone = Абалон
game-abalone-about = виштовхнути шість куль суперника з шестикутної дошки; від 2 до 6 гравців
game-epaminondas = Епамінонд
game-epaminondas-about = провести фаланги через картату дошку й утримати останню горизонталь; 2 гравці
game-crossings = Перехід
game-crossings-about = попередниця «Епамінонда»: перехід без відповіді виграє; 2 гравці

## Rule sets people have names for

preset-belgian-daisy = Бельгійська ромашка
preset-belgian-daisy-about = розстановка офіційних змагань: по дві квітки в кожного, шість виштовхувань до перемоги
preset-standard = Стандартна
preset-standard-about = розстановка з коробки: у кожного два повні ряди і ще три кулі
preset-german-daisy = Німецька ромашка
preset-german-daisy-about = по дві квітки в кожного, на одну лунку від краю
preset-alliances = Альянс
preset-alliances-about = кільце з куль обох кольорів упереміш: контакт із першого ходу
preset-three-players = Три гравці
preset-three-players-about = кожен сам за себе, по одинадцять куль
preset-four-players-in-pairs = Чотири гравці парами
preset-four-players-in-pairs-about = ті, хто сидить навпроти, — партнери й можуть виштовхувати разом із кулями одне одного
preset-five-players = П’ять гравців
preset-five-players-about = кожен сам за себе, п’ятий у центрі
preset-six-players-in-pairs = Шість гравців парами
preset-six-players-in-pairs-about = ті, хто сидить навпроти, — партнери, три команди
preset-two-against-two = Двоє на двоє
preset-two-against-two-about = чотири гравці та два кольори; партнери по черзі ходять тими самими кулями
preset-two-against-two-crossed = Двоє на двоє, навхрест
preset-two-against-two-crossed-about = чотири гравці та два кольори; партнери грають різними кольорами
preset-grand-abalone = Великий Абалон
preset-grand-abalone-about = дошка зі стороною шість, лінії з чотирьох куль, дві дії за хід, десять виштовхувань до перемоги
preset-one-colour = Один колір
preset-one-colour-about = усі кулі спільні: перегони виштовхувань із розстановки «Альянс»
preset-hidden-colours = Приховані кольори
preset-hidden-colours-about = звичайні правила, але всі кулі мають однаковий вигляд: гра на пам’ять
preset-random-start = Випадковий початок
preset-random-start-about = порівну куль на випадкових лунках, симетрично й без виштовхування першим же ходом
preset-epaminondas-about = дошка 14 на 12 з правилом проти копіювання
preset-8x8-epaminondas = Епамінонд 8×8
preset-8x8-epaminondas-about = та сама гра на шахівниці; це не «Перехід»
preset-10x8-epaminondas = Епамінонд 10×8
preset-10x8-epaminondas-about = та сама гра на дошці середнього розміру
preset-epaminondas-with-stones = Епамінонд з каменями
preset-epaminondas-with-stones-about = спершу ставляться три нейтральні камені: вони перекривають лінії
preset-crossings-about = перша версія Ебботта: беруться крайні фішки, на переходи треба відповідати

## How well a layout is attested

certainty-agreed = два або більше незалежних записів збігаються
certainty-published = одна публікація, прочитана двічі
certainty-single = одне джерело

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = третє повторення — нічия
about-repetition-loss = хто зробив третє повторення, програє
about-layout = Абалон: { $layout }
about-side = дошка зі стороною { $side }
about-random = випадковий початок
about-thrown = початок кидком
about-drawn = початок, розставлений вручну
about-shared = партнери грають одним кольором
about-crossed = партнери грають різними кольорами
about-without = порожні на початку: { $cells }
about-obstacles = перешкоди: { $cells }
about-holes = отвори: { $cells }
about-neutral = нейтральні кулі: { $cells }
about-neutral-stays = їх не можна виштовхувати за борт
about-neutral-scores = вони зараховуються як виштовхування
about-neutral-wins = хто їх виштовхнув, одразу виграє
about-one-colour = усі кулі спільні
about-hidden = кольори приховано
about-shield = щити ходять
about-rotate = списи й дуги обертаються
about-partner-moves = кулі партнера ходять разом зі своїми
about-move-limit = { $moves ->
    [one] по { $moves } ходу кожного гравця
    [few] по { $moves } ходи кожного гравця
    [many] по { $moves } ходів кожного гравця
   *[other] по { $moves } ходу кожного гравця
}
about-quiet-limit = { $moves ->
    [one] зупинка після { $moves } тихого ходу кожного гравця
    [few] зупинка після { $moves } тихих ходів кожного гравця
    [many] зупинка після { $moves } тихих ходів кожного гравця
   *[other] зупинка після { $moves } тихого ходу кожного гравця
}
about-two = двоє гравців
about-each = { $seats ->
    [one] { $seats } гравець, кожен сам за себе
    [few] { $seats } гравці, кожен сам за себе
    [many] { $seats } гравців, кожен сам за себе
   *[other] { $seats } гравця, кожен сам за себе
}
about-teams = { $seats ->
    [one] { $seats } гравець, команд: { $teams }
    [few] { $seats } гравці, команд: { $teams }
    [many] { $seats } гравців, команд: { $teams }
   *[other] { $seats } гравця, команд: { $teams }
}
about-goal = { $goal ->
    [one] { $goal } виштовхування до перемоги
    [few] { $goal } виштовхування до перемоги
    [many] { $goal } виштовхувань до перемоги
   *[other] { $goal } виштовхування до перемоги
}
about-goal-of = { $colour } — { $goal }
about-goals = виштовхувань до перемоги: { $goals }
about-crossings = Перехід: дошка 8×8
about-epaminondas = Епамінонд: дошка { $files }×{ $ranks }
about-symmetry-none = без правила проти копіювання
about-symmetry-files = не можна прийти на останню горизонталь, створивши симетрію зліва направо
about-symmetry-ranks = не можна копіювати згори вниз
about-symmetry-half-turn = не можна копіювати поворотом на 180°
about-symmetry-any = не можна копіювати за жодною симетрією
about-stones = { $stones ->
    [one] спершу ставиться { $stones } камінь
    [few] спершу ставляться { $stones } камені
    [many] спершу ставиться { $stones } каменів
   *[other] спершу ставиться { $stones } каменя
}
about-field-moves = { $moves ->
    [one] по { $moves } ходу кожної сторони
    [few] по { $moves } ходи кожної сторони
    [many] по { $moves } ходів кожної сторони
   *[other] по { $moves } ходу кожної сторони
}
about-field-quiet = { $moves ->
    [one] зупинка після { $moves } тихого ходу кожної сторони
    [few] зупинка після { $moves } тихих ходів кожної сторони
    [many] зупинка після { $moves } тихих ходів кожної сторони
   *[other] зупинка після { $moves } тихого ходу кожної сторони
}
