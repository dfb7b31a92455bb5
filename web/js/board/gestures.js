/**
 * Gestures as pure functions over the list of legal moves. Nothing here knows a rule: a gesture
 * means whatever legal moves it fits.
 *
 * @import {MoveView} from "./types.js"
 */

const IN_LINE = new Set(["line", "push", "phalanx", "capture"]);

/**
 * The pieces a person would pick to make this move, from rear to front.
 * @param {MoveView} move
 * @returns {string[]}
 */
export function group(move) {
  const cells = move.shifts.slice(0, move.own).map(([from]) => from);
  // A rotation's middle marble stays where it is, but it is picked with the two that turn.
  const named = move.kind === "rotation" ? (move.text.match(/[A-Z]\d+/gi) ?? []) : [];
  return [...cells, ...named.slice(0, 3).filter((cell) => !cells.includes(cell))];
}

/**
 * Whether the move goes along its own line, so that its rear piece alone tells the group.
 * @param {MoveView} move
 */
export function inLine(move) {
  return IN_LINE.has(move.kind);
}

/**
 * Where the front piece of the mover's group comes to.
 * @param {MoveView} move
 */
export function front(move) {
  return move.place ?? move.shifts[move.own - 1]?.[1] ?? null;
}

/**
 * Whether the move pushes or captures.
 * @param {MoveView} move
 */
export function strikes(move) {
  return move.kind === "push" || move.kind === "capture";
}

/**
 * The cells that mean this move when clicked after its group is picked.
 * @param {MoveView} move
 * @returns {string[]}
 */
export function aims(move) {
  if (move.place) return [move.place];
  const goals = move.shifts.slice(0, move.own).map(([, to]) => to);
  const wanted = inLine(move)
    ? [front(move), ...move.shifts.slice(move.own).map(([, to]) => to)]
    : goals;
  return /** @type {string[]} */ (wanted.filter((cell) => cell !== null));
}

/**
 * @param {string[]} a
 * @param {string[]} b
 */
function sameCells(a, b) {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/**
 * The moves the picked pieces make: one piece is the rear of a line, more are the whole group.
 * @param {MoveView[]} legal
 * @param {string[]} picks
 */
export function movesOf(legal, picks) {
  if (picks.length === 0) return legal.filter((move) => move.place !== null);
  if (picks.length > 1) return legal.filter((move) => sameCells(group(move), picks));
  const asRear = legal.filter((move) => inLine(move) && move.shifts[0]?.[0] === picks[0]);
  return asRear.length > 0 ? asRear : legal.filter((move) => group(move).includes(picks[0]));
}

/**
 * The moves meant by clicking a cell while pieces are picked.
 * @param {MoveView[]} legal
 * @param {string[]} picks
 * @param {string} cell
 */
export function answers(legal, picks, cell) {
  const exact = movesOf(legal, picks).filter((move) => aims(move).includes(cell));
  if (exact.length > 0 || picks.length !== 1) return exact;
  return legal.filter((move) => group(move).includes(picks[0]) && goalOf(move, picks[0]) === cell);
}

/**
 * Where a move takes the piece on a cell; undefined if it does not move it.
 * @param {MoveView} move
 * @param {string} cell
 */
function goalOf(move, cell) {
  return move.shifts.find(([from]) => from === cell)?.[1];
}

/**
 * Whether any legal move has this piece in its group.
 * @param {MoveView[]} legal
 * @param {string} cell
 */
export function movable(legal, cell) {
  return legal.some((move) => group(move).includes(cell));
}

/**
 * The picked pieces after another one is clicked. Two ends make the line between them.
 * @param {MoveView[]} legal
 * @param {string[]} picks
 * @param {string} cell
 * @returns {string[]}
 */
export function pick(legal, picks, cell) {
  if (picks.includes(cell)) {
    const rest = picks.filter((picked) => picked !== cell);
    return rest.length === 1 || movesOf(legal, rest).length > 0 ? rest : [];
  }
  const wanted = [...picks, cell];
  const alone = movable(legal, cell) ? [cell] : [];
  if (picks.length === 0) return alone;
  const around = legal.map(group).filter((cells) => wanted.every((one) => cells.includes(one)));
  if (around.length === 0) return alone;
  const least = Math.min(...around.map((cells) => cells.length));
  const smallest = around.filter((cells) => cells.length === least);
  return smallest.every((cells) => sameCells(cells, smallest[0])) ? smallest[0] : wanted;
}

/**
 * The moves meant by pressing a piece that is a goal and could be picked as well, as where all
 * marbles are everybody's: a piece too far off to join those picked, or the end of their line
 * pressed once more.
 * @param {MoveView[]} legal
 * @param {string[]} picks
 * @param {string} cell
 * @returns {MoveView[]}
 */
export function strikesOwn(legal, picks, cell) {
  if (picks.length === 0) return [];
  const again = picks.length > 1 && picks.includes(cell);
  if (!again && pick(legal, picks, cell).length > 1) return [];
  const rear = picks[0] === cell ? picks[picks.length - 1] : picks[0];
  return movesOf(legal, [rear]).filter((move) => inLine(move) && aims(move).includes(cell));
}

/**
 * Cells to mark while pieces are picked, each with whether a move there strikes.
 * @param {MoveView[]} legal
 * @param {string[]} picks
 * @returns {Map<string, boolean>}
 */
export function targets(legal, picks) {
  /** @type {Map<string, boolean>} */
  const marked = new Map();
  for (const move of movesOf(legal, picks)) {
    const cells =
      inLine(move) || move.place
        ? [front(move)]
        : picks.length === 1
          ? [goalOf(move, picks[0]) ?? null]
          : aims(move);
    for (const cell of cells) {
      if (cell !== null) marked.set(cell, (marked.get(cell) ?? false) || strikes(move));
    }
  }
  return marked;
}

/**
 * What dragging from one cell to another means: moves, or a picked line, or nothing.
 *
 * In Abalone the dragged marble is the tail and goes where it is dropped, taking with it what
 * stands ahead. In Epaminondas it is the rear piece, dropped where the front piece shall stand.
 * @param {MoveView[]} legal
 * @param {string[]} picks Pieces picked before the drag began.
 * @param {string} from
 * @param {string} to
 * @returns {{moves: MoveView[], picks: string[]}}
 */
export function drag(legal, picks, from, to) {
  if (picks.length > 1 && picks.includes(from)) {
    const ofGroup = movesOf(legal, picks);
    const led = ofGroup.filter((move) => !phalanx(move) && goalOf(move, from) === to);
    const aimed = led.length > 0 ? led : ofGroup.filter((move) => aims(move).includes(to));
    return { moves: aimed, picks: aimed.length > 0 ? [] : picks };
  }
  const asRear = legal.filter((move) => inLine(move) && move.shifts[0]?.[0] === from);
  const tail = asRear.filter((move) => !phalanx(move) && move.shifts[0][1] === to);
  const moves = tail.length > 0 ? tail : asRear.filter((move) => aims(move).includes(to));
  if (moves.length > 0) return { moves, picks: [] };
  const line = pick(legal, [from], to);
  if (line.length > 1) return { moves: [], picks: line };
  return { moves: answers(legal, [from], to), picks: [] };
}

/** @param {MoveView} move */
function phalanx(move) {
  return move.kind === "phalanx" || move.kind === "capture";
}

/**
 * For each candidate of an ambiguous gesture, a cell that only it enters, to carry its number.
 * @param {MoveView[]} moves
 * @returns {(string|null)[]}
 */
export function numberCells(moves) {
  const entered = moves.map((move) => {
    const left = move.shifts.map(([from]) => from);
    return move.shifts.map(([, to]) => to).filter((to) => to !== null && !left.includes(to));
  });
  return entered.map((cells, i) => {
    const others = entered.filter((_, j) => j !== i).flat();
    return cells.find((cell) => !others.includes(cell)) ?? cells[0] ?? front(moves[i]);
  });
}
