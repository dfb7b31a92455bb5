# Задачи.

menu-puzzles = Задачи
puzzles-title = Задачи
puzzle-win = { $count ->
    [one] { $colour } ходят и выигрывают за { $count } ход
    [few] { $colour } ходят и выигрывают за { $count } хода
    [many] { $colour } ходят и выигрывают за { $count } ходов
   *[other] { $colour } ходят и выигрывают за { $count } хода
}
puzzle-gain = { $count ->
    [one] { $colour } ходят и выигрывают фигуру за { $count } ход
    [few] { $colour } ходят и выигрывают фигуру за { $count } хода
    [many] { $colour } ходят и выигрывают фигуру за { $count } ходов
   *[other] { $colour } ходят и выигрывают фигуру за { $count } хода
}
puzzle-save = Ходят { $colour }: найдите единственный ход, который не проигрывает
puzzle-rating = Сложность { $rating }
puzzle-right = Верно. Дальше!
puzzle-solved = Решено!
puzzle-refuted = Не выходит: опровергает { $move }.
puzzle-wrong = Не выходит.
puzzle-uncounted = (Считается только первая попытка.)
puzzle-solution = Показать решение
puzzle-help-why = Считается нерешённой
puzzle-helped = Вот решение.
puzzle-hinted = Ходят обведённые; нажмите ещё раз, чтобы увидеть куда.
puzzle-next = Следующая задача
puzzle-theme = Тема
puzzle-any = Любая
puzzle-all = Все задачи
puzzle-count = { $count ->
    [one] Подходит { $count } задача
    [few] Подходят { $count } задачи
    [many] Подходит { $count } задач
   *[other] Подходит { $count } задачи
}
puzzle-none = Таких задач нет.
puzzle-ratings = Ваша сила
puzzle-strength = Рейтинг
puzzle-tries = Решали
puzzle-private = Хранится на этом сервере под случайным числом из cookie, и больше ничего.
puzzle-forget = Удалить мои рейтинги
puzzle-forget-sure = Точно удалить?

## Themes

theme-last-ejection = Последнее выталкивание
theme-ejection = Выталкивание
theme-capture = Захват
theme-crossing = Переход
theme-sumito = Сумито { $strength }
theme-broadside = Фронтальное перемещение
theme-quiet = Тихий первый ход
theme-defence = Защита
theme-net = Сеть
