// Generated from the server's schema by `make web-types`; do not edit.

/** The open question of a seat. In a window ``passing`` is the option that lets the moment go by. */
export interface Asked {
  seat: number;
  prompt: string;
  text: string;
  concerns: string[];
  choices: Choice[];
  passing: string;
  closed: Refused[];
}

/** A short value on an element and what it means. */
export interface Badge {
  value: string;
  meaning: string;
}

/** A card somewhere; a card nobody may look at has no name. */
export interface Card {
  id: string;
  kind: string;
  name: string;
  glyph: string;
  tone: string;
  hidden: boolean;
  badges: Badge[];
  describe: string[];
}

/** A square of a grid; cells that are not listed do not exist. ``zone`` is the tile or room it belongs to. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  kind: string;
  zone: string;
  describe: string[];
}

/** How likely an option succeeds, in per cent, and the number it is measured against. */
export interface Chances {
  percent: number;
  need: number;
  text: string;
  terms: Term[];
}

/** An open option: its canonical text, its label for people and the elements it concerns. */
export interface Choice {
  text: string;
  label: string;
  verb: string;
  concerns: string[];
  chances: Chances | null;
  describe: string[];
}

/** What stands on one side (north, east, south, west) of the cell at x, y. */
export interface Edge {
  id: string;
  x: number;
  y: number;
  side: string;
  kind: string;
  state: string;
  describe: string[];
}

/** How the match ended. */
export interface Ended {
  winners: number[];
  reason: string;
  text: string;
  score: number | null;
}

/** A board of rooms and the ways between them. */
export interface Graph {
  id: string;
  title: string;
  nodes: Node[];
  links: Link[];
  pieces: Piece[];
  shape: "graph";
}

/** A board of squares, or of tiles made of squares. */
export interface Grid {
  id: string;
  title: string;
  width: number;
  height: number;
  cells: Cell[];
  edges: Edge[];
  pieces: Piece[];
  shape: "grid";
}

/** One sentence of the log. */
export interface Line {
  number: number;
  event: string;
  text: string;
  concerns: string[];
}

/** A way between two nodes, with its door if it has one. */
export interface Link {
  id: string;
  one: string;
  other: string;
  kind: string;
  state: string;
  badges: Badge[];
}

/** A room or place of a graph, drawn around x, y (any unit; the client fits them). */
export interface Node {
  id: string;
  name: string;
  kind: string;
  x: number;
  y: number;
  tone: string;
  badges: Badge[];
  describe: string[];
}

/** Everything about one character, faction or player: statistics, cards, remarks. */
export interface Panel {
  id: string;
  title: string;
  glyph: string;
  tone: string;
  piece: string;
  owner: number;
  active: boolean;
  stats: Stat[];
  cards: Card[];
  notes: string[];
  describe: string[];
  shape: "panel";
}

/** A figure, token or marker; flat ones lie under the others. ``at`` is the id of a cell or node. */
export interface Piece {
  id: string;
  kind: string;
  name: string;
  glyph: string;
  at: string;
  tone: string;
  flat: boolean;
  badges: Badge[];
  describe: string[];
}

/** A stack of cards: how many, and the top one as far as the seat knows it. */
export interface Pile {
  id: string;
  title: string;
  count: number;
  top: Card | null;
  describe: string[];
  shape: "pile";
}

/** A place for cards in a row: a room, a slot, a hand. */
export interface Place {
  id: string;
  name: string;
  cards: Card[];
  badges: Badge[];
  describe: string[];
}

/** What is printed on one card: its name, its facts in a line, its text. */
export interface Printed {
  name: string;
  facts: string;
  text: string;
}

/** An option that is not open, and why. */
export interface Refused {
  text: string;
  label: string;
  concerns: string[];
  reason: string;
  rule: string;
}

/** Places for cards side by side. */
export interface Row {
  id: string;
  title: string;
  places: Place[];
  shape: "row";
}

/** Everything one seat sees, in one language. ``focus`` lists the elements where the action is. */
export interface Scene {
  game: string;
  lang: string;
  title: string;
  seat: number;
  version: number;
  status: Stat[];
  areas: (Grid | Graph | Row | Pile | Panel)[];
  seats: SeatFacts[];
  question: Asked | null;
  log: Line[];
  ended: Ended | null;
  focus: string[];
  goals: Section[];
}

/** One seat at the table: how it is called, what it plays, how many cards it holds. */
export interface SeatFacts {
  seat: number;
  name: string;
  tone: string;
  badges: Badge[];
  notes: string[];
}

/** A heading and its sentences: what the players are here for. */
export interface Section {
  title: string;
  lines: string[];
}

/** All cards of one kind. */
export interface Sheet {
  title: string;
  cards: Printed[];
}

/** A counter, dial or statistic; ``max`` is -1 where there is no end, ``terms`` say where it comes from. */
export interface Stat {
  id: string;
  name: string;
  value: string;
  max: number;
  terms: Term[];
}

/** One part of a total: where it comes from and how much it is. */
export interface Term {
  name: string;
  value: number;
}

