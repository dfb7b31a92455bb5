# Наборы правил по именам и словами.

## The games

game-abalone = Абалон
game-abalone-about = вытолкнуть шесть шаров соперника с шестиугольной доски; от 2 до 6 игроков
game-epaminondas = Эпаминонд
game-epaminondas-about = провести фаланги через клетчатую доску и удержать последнюю горизонталь; 2 игрока
game-crossings = Переход
game-crossings-about = предшественница «Эпаминонда»: переход без ответа выигрывает; 2 игрока

## Rule sets people have names for

preset-belgian-daisy = Бельгийская ромашка
preset-belgian-daisy-about = расстановка официальных соревнований: по два цветка у каждого, шесть выталкиваний до победы
preset-standard = Стандартная
preset-standard-about = расстановка из коробки: у каждого два полных ряда и ещё три шара
preset-german-daisy = Немецкая ромашка
preset-german-daisy-about = по два цветка у каждого, на одну лунку от края
preset-alliances = Альянс
preset-alliances-about = кольцо из шаров обоих цветов вперемежку: контакт с первого хода
preset-three-players = Три игрока
preset-three-players-about = каждый сам за себя, по одиннадцать шаров
preset-four-players-in-pairs = Четыре игрока парами
preset-four-players-in-pairs-about = сидящие напротив — партнёры и могут выталкивать вместе с шарами друг друга
preset-five-players = Пять игроков
preset-five-players-about = каждый сам за себя, пятый в центре
preset-six-players-in-pairs = Шесть игроков парами
preset-six-players-in-pairs-about = сидящие напротив — партнёры, три команды
preset-two-against-two = Двое на двое
preset-two-against-two-about = четыре игрока и два цвета; партнёры по очереди ходят одними и теми же шарами
preset-two-against-two-crossed = Двое на двое, накрест
preset-two-against-two-crossed-about = четыре игрока и два цвета; партнёры играют разными цветами
preset-grand-abalone = Большой Абалон
preset-grand-abalone-about = доска со стороной шесть, линии из четырёх шаров, два действия за ход, десять выталкиваний до победы
preset-one-colour = Один цвет
preset-one-colour-about = все шары общие: гонка выталкиваний из расстановки «Альянс»
preset-hidden-colours = Скрытые цвета
preset-hidden-colours-about = обычные правила, но все шары выглядят одинаково: игра на память
preset-random-start = Случайное начало
preset-random-start-about = поровну шаров на случайных лунках, симметрично и без выталкивания первым же ходом
preset-epaminondas-about = доска 14 на 12 с правилом против копирования
preset-8x8-epaminondas = Эпаминонд 8×8
preset-8x8-epaminondas-about = та же игра на шахматной доске; это не «Переход»
preset-10x8-epaminondas = Эпаминонд 10×8
preset-10x8-epaminondas-about = та же игра на доске средних размеров
preset-epaminondas-with-stones = Эпаминонд с камнями
preset-epaminondas-with-stones-about = сначала ставятся три нейтральных камня: они перекрывают линии
preset-crossings-about = первая версия Эбботта: захватываются крайние фишки, на переходы надо отвечать

## How well a layout is attested

certainty-agreed = две или больше независимых записей совпадают
certainty-published = одна публикация, прочитанная дважды
certainty-single = один источник

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = третье повторение — ничья
about-repetition-loss = сделавший третье повторение проигрывает
about-layout = Абалон: { $layout }
about-side = доска со стороной { $side }
about-random = случайное начало
about-thrown = начало броском
about-drawn = начало, расставленное вручную
about-shared = партнёры играют одним цветом
about-crossed = партнёры играют разными цветами
about-without = пусты в начале: { $cells }
about-obstacles = препятствия: { $cells }
about-holes = отверстия: { $cells }
about-neutral = нейтральные шары: { $cells }
about-neutral-stays = их нельзя выталкивать за борт
about-neutral-scores = они засчитываются как выталкивания
about-neutral-wins = вытолкнувший их сразу выигрывает
about-one-colour = все шары общие
about-hidden = цвета скрыты
about-shield = щиты ходят
about-rotate = копья и дуги вращаются
about-partner-moves = шары партнёра ходят вместе со своими
about-move-limit = { $moves ->
    [one] по { $moves } ходу каждого игрока
    [few] по { $moves } хода каждого игрока
    [many] по { $moves } ходов каждого игрока
   *[other] по { $moves } хода каждого игрока
}
about-quiet-limit = { $moves ->
    [one] остановка после { $moves } тихого хода каждого игрока
    [few] остановка после { $moves } тихих ходов каждого игрока
    [many] остановка после { $moves } тихих ходов каждого игрока
   *[other] остановка после { $moves } тихого хода каждого игрока
}
about-two = два игрока
about-each = { $seats ->
    [one] { $seats } игрок, каждый сам за себя
    [few] { $seats } игрока, каждый сам за себя
    [many] { $seats } игроков, каждый сам за себя
   *[other] { $seats } игрока, каждый сам за себя
}
about-teams = { $seats ->
    [one] { $seats } игрок, команд: { $teams }
    [few] { $seats } игрока, команд: { $teams }
    [many] { $seats } игроков, команд: { $teams }
   *[other] { $seats } игрока, команд: { $teams }
}
about-goal = { $goal ->
    [one] { $goal } выталкивание до победы
    [few] { $goal } выталкивания до победы
    [many] { $goal } выталкиваний до победы
   *[other] { $goal } выталкивания до победы
}
about-goal-of = { $colour } — { $goal }
about-goals = выталкиваний до победы: { $goals }
about-crossings = Переход: доска 8×8
about-epaminondas = Эпаминонд: доска { $files }×{ $ranks }
about-symmetry-none = без правила против копирования
about-symmetry-files = нельзя прийти на последнюю горизонталь, создав симметрию слева направо
about-symmetry-ranks = нельзя копировать сверху вниз
about-symmetry-half-turn = нельзя копировать поворотом на 180°
about-symmetry-any = нельзя копировать ни по какой симметрии
about-stones = { $stones ->
    [one] сначала ставится { $stones } камень
    [few] сначала ставятся { $stones } камня
    [many] сначала ставится { $stones } камней
   *[other] сначала ставится { $stones } камня
}
about-field-moves = { $moves ->
    [one] по { $moves } ходу каждой стороны
    [few] по { $moves } хода каждой стороны
    [many] по { $moves } ходов каждой стороны
   *[other] по { $moves } хода каждой стороны
}
about-field-quiet = { $moves ->
    [one] остановка после { $moves } тихого хода каждой стороны
    [few] остановка после { $moves } тихих ходов каждой стороны
    [many] остановка после { $moves } тихих ходов каждой стороны
   *[other] остановка после { $moves } тихого хода каждой стороны
}
