// Generated from the server's schema by `make web-types`; do not edit.

/** The same once more, or what follows in the series. */
export interface Again {
  name?: string;
  following?: boolean;
}

/** All areas in their order, and those that differ. */
export interface AreasChange {
  order: string[];
  changed: (BareGrid | Graph | Row | Pile | Panel)[];
}

/** Which options are not open, and why? */
export interface AskClosed {
  kind: "closed";
}

/** What would the bot do? */
export interface AskHint {
  kind: "hint";
}

/** What comes of the options? */
export interface AskLines {
  kind: "lines";
}

/** Take back the own last step, action or turn. */
export interface AskUndo {
  kind: "undo";
  reach: "step" | "action" | "turn";
}

/** What is behind a line of the log? */
export interface AskWhy {
  kind: "why";
  line: number;
}

/** The open question of a seat. In a window ``passing`` is the option that lets the moment go by. */
export interface Asked {
  seat: number;
  prompt: string;
  text: string;
  concerns: string[];
  choices: Choice[];
  passing: string;
  closed: Refused[];
  routes: Route[];
}

/** A short value on an element and what it means. ``kind`` names what it counts, ``terms`` say where the number comes from. */
export interface Badge {
  value: string;
  meaning: string;
  kind: string;
  terms: Term[];
}

/** A board whose cells the client has: its edges are those that differ, each known by its place. */
export interface BareGrid {
  id: string;
  title: string;
  width: number;
  height: number;
  pieces: Piece[];
  zones: Zone[];
  lit: number[];
  edges: Edge[];
  cells: Cell[] | null;
  shape: "grid";
}

/** The table that a code leads to. */
export interface Called {
  table: string;
}

/** A card somewhere; a card nobody may look at has no name. ``art`` names its drawing, the same for all copies; ``line`` says what sort of card it is; ``points`` are the numbers printed on it, ``badges`` what the position makes of them. */
export interface Card {
  id: string;
  kind: string;
  name: string;
  glyph: string;
  tone: string;
  hidden: boolean;
  badges: Badge[];
  describe: string[];
  art: string;
  line: string;
  points: Badge[];
  keywords: Keyword[];
}

/** A square of a grid, or a tile that holds several pieces; cells that are not listed do not exist. ``zone`` is the tile or room it belongs to; ``marks`` are the game's words for how it looks, for a client to draw; ``badges`` what is counted on it. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  kind: string;
  zone: string;
  describe: string[];
  marks: string[];
  badges: Badge[];
}

/** One test of several: its name, what it needs, and how likely it goes as one wants, in per cent. */
export interface ChanceLink {
  name: string;
  text: string;
  percent: number;
}

/** How likely an option succeeds, in per cent, and the number it is measured against. ``links`` are the tests that follow one another, where it takes several; the last one is what comes out of them. ``risk`` names what is so likely where that is no success but what one fears. */
export interface Chances {
  percent: number;
  need: number;
  text: string;
  terms: Term[];
  links: ChanceLink[];
  risk: string;
}

/** A round of the match, which began after so many choices; 0 is before the first. */
export interface Chapter {
  choices: number;
  round: number;
}

/** Say something to everybody here. */
export interface Chat {
  kind: "chat";
  text: string;
}

/** Somebody said something; seat -1 is a spectator. ``at`` is in seconds since 1970. Seat -2 is the table itself, which tells what became of the seat of the person named (``bot-sits``, ``person-back``, ``left``, ``came``), what they did with one (``opened``, ``bot-came``), that they were shown more than players see (``sealed``), or that they would like to play on at another table (``again:`` and its id). */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  kind: "chat";
}

/** An open option: its canonical text, its label for people and the elements it concerns. ``note`` is what one wants to know before choosing it, in a few words; ``price`` what it costs, in which points; ``ends``: it ends or lets pass something instead of doing something; ``covers``: the spaces of an area that it strikes, so that nobody takes it for a step; ``beside``: it may be done at almost any time and is seldom meant, so it stands last and nothing on the table stands for it. */
export interface Choice {
  text: string;
  label: string;
  verb: string;
  concerns: string[];
  chances: Chances | null;
  describe: string[];
  note: string;
  price: Badge | null;
  ends: boolean;
  covers: string[];
  beside: boolean;
}

/** A choice, or several that make one gesture, at the question of this version. ``auto``: made by the person's own policy for reaction windows, so undo passes over it. */
export interface Choose {
  kind: "choose";
  id: string;
  version: number;
  texts: string[];
  auto?: boolean;
}

export type ClientMessage = Hello | Choose | Speak | AskHint | AskLines | AskWhy | AskClosed | AskUndo | VoteUndo | Hurry | Chat | Ping;

/** Seconds for each decision, and how many are left of the running one. */
export interface Clock {
  seconds: number;
  left: number | null;
}

/** The options that are not open at the question of this version, each with its reason. */
export interface Closed {
  version: number;
  refused: Refused[];
  kind: "closed";
}

/** Something counted for every seat; ``fine`` where it is good to have most of it. */
export interface Counted {
  id: string;
  seats: number[];
  fine: boolean;
}

/** Everything that was chosen for you when you were set up; ``changed``: some of it by yourself. ``people`` are whom and what you have where the scene does not show it yet. */
export interface Dealt {
  choices: DealtChoice[];
  people: Panel[];
  changed: boolean;
}

/** Something that was chosen for you when you were set up; ``question`` holds what else may be chosen. */
export interface DealtChoice {
  number: number;
  question: Asked;
  text: string;
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

/** How the match ended; the results of the seats only where they fare differently. */
export interface Ended {
  winners: number[];
  reason: string;
  text: string;
  score: number | null;
  results: SeatResult[];
}

/** Why a request was refused: a code for programs, a sentence for people. */
export interface Failure {
  error: string;
  text: string;
}

/** What became of somebody: the element it speaks of, ``safe``, ``gone`` or back again, when, and the sentence. */
export interface Fate {
  element: string;
  fate: string;
  round: number;
  text: string;
}

/** Play on from where so many choices were made, against bots; in a seat one does not hold once all is over. */
export interface Fork {
  at: number;
  seat?: number | null;
  name?: string;
  lang?: "en" | "fr" | "de";
}

/** A game on the shelf, and what was measured of it. ``thinks``: with how many seats bots of another strength than quick play otherwise than quick ones. */
export interface Game {
  id: string;
  title: string;
  pitch: string;
  seats: [number, number];
  thinks: number[];
  settings: GameSetting[];
  presets: Preset[];
  shares: WinShare[];
  lengths: MatchLength[];
}

/** Something to choose before a match; the advanced ones are rule switches that few people need. ``headline``: which mission or scenario it is. ``where``: other settings of which one must have one of these values, or this one changes nothing. */
export interface GameSetting {
  name: string;
  label: string;
  describe: string;
  values: SettingValue[];
  default: boolean | number | string;
  advanced: boolean;
  headline: boolean;
  where: Record<string, string[]>;
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

/** A board of squares, or of tiles made of squares; ``lit`` counts the cells that the players' side sees. */
export interface Grid {
  id: string;
  title: string;
  width: number;
  height: number;
  cells: Cell[];
  edges: Edge[];
  pieces: Piece[];
  zones: Zone[];
  lit: number[];
  shape: "grid";
}

/** A table that a browser remembers, with its token. */
export interface Held {
  table: string;
  token: string;
}

/** The first message: who is there, and in which language. */
export interface Hello {
  kind: "hello";
  token?: string | null;
  lang?: "en" | "fr" | "de";
  seen?: number | null;
}

/** What the bot would do: the canonical text, its label, and a sentence that says why. */
export interface Hint {
  text: string;
  label: string;
  why: string;
  kind: "hint";
}

/** How to play a game, on one page. */
export interface HowTo {
  title: string;
  about: string;
  pictures: HowToPicture[];
}

/** A picture: what to say beside it, the rule behind it, and the elements of the scene it is about. */
export interface HowToPicture {
  id: string;
  title: string;
  text: string;
  rule: string;
  show: string[];
  scene: Scene;
}

/** Whoever plays alone with bots need not watch each of their choices until the next own one. */
export interface Hurry {
  kind: "hurry";
}

/** Something that could be chosen instead; ``costs`` are the numbers of choices that would not stay with it. */
export interface Instead {
  choice: Choice;
  costs: number[];
}

/** The judgement of a match, told; ``lane`` has who made each choice. */
export interface Judged {
  rollouts: number;
  rounds: ToldRound[];
  lane: number[];
  known: ToldMoment[];
  seen: ToldHope[][];
  turning: ToldTurning[];
  seats: ToldSeat[];
}

/** How far the judgement of a match is, in rollouts, and the judgement itself once it is ready. */
export interface Judging {
  state: "off" | "none" | "working" | "failed" | "ready";
  done: number;
  of: number;
  judged: Judged | null;
}

/** A word on a card and the rule that says what it means. */
export interface Keyword {
  word: string;
  rule: string;
}

/** What was chosen in each step that was begun, and what is tried now: one option, or several as one gesture. */
export interface LessonChoices {
  made?: string[][];
  tried?: string[];
  lang?: "en" | "fr" | "de";
}

/** A lesson as it stands, and what the coach says. ``made`` is what counts of the choices. ``aims`` are the options that lead on, ``look`` the elements of the scene that matter besides them. ``done``: the step is done, and this is what to say to that, if anything. Where something else was tried ``other`` holds, ``said`` is the answer to it and ``rule`` the rule that refused it. */
export interface LessonShown {
  scene: Scene;
  seat: number;
  step: number;
  made: string[][];
  task: string;
  why: string;
  finished: boolean;
  done: string;
  aims: string[];
  look: string[];
  other: boolean;
  said: string;
  rule: string;
}

/** A lesson on the shelf, with the names of its steps. */
export interface LessonSummary {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
  steps: string[];
}

/** One sentence of the log, with the roll that it tells of and the cards that it names, as ``Printed.id``. ``policy``: it begins to tell of a choice that the policy of the seat that reads it made. */
export interface Line {
  number: number;
  event: string;
  text: string;
  concerns: string[];
  rolled: Rolled | null;
  cards: string[];
  policy: boolean;
}

/** What comes of the options that are worth a thought, first what a bot would choose, at this version. */
export interface Lines {
  version: number;
  lines: LookedAt[];
  kind: "lines";
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

/** A line that was played on: what it begins with, how often it wins in percent, and in how many worlds. */
export interface LookedAt {
  text: string;
  label: string;
  percent: number;
  worlds: number;
}

/** How many rounds or turns so many games of the rule bots lasted on average, with any number of seats; and how many minutes people would take for as many decisions. */
export interface MatchLength {
  settings: Record<string, boolean | number | string>;
  games: number;
  rounds: number;
  minutes: number;
}

/** The tables a browser remembers. */
export interface Mine {
  tables: Held[];
  lang?: "en" | "fr" | "de";
}

/** One choice of a replay; ``marks`` say what is special about it (``bot``, ``clock``, ``turn``). */
export interface Moment {
  number: number;
  seat: number;
  text: string;
  lines: string[];
  marks: string[];
}

/** A table to be set up. ``clock`` is the seconds for a decision, 0 for none. ``asks``: about which topics you want to be asked; the policy of your seat decides about all others. ``ready``: if not, the match waits once it is set up until you say that you are. ``gathers``: while seats are open nobody chooses, until somebody who sits there says that it begins. ``strength``: how long bots think about a choice. */
export interface NewTable {
  game: string;
  settings?: Record<string, boolean | number | string>;
  seats: ("human" | "bot" | "open")[];
  name?: string;
  lang?: "en" | "fr" | "de";
  listed?: boolean;
  clock?: number;
  practice?: boolean | null;
  asks?: ("enemies" | "orders" | "setup" | "windows")[];
  ready?: boolean;
  gathers?: boolean;
  strength?: "quick" | "thoughtful" | "deep";
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
  art: string;
  marks: string[];
  stats: Stat[];
  cards: Card[];
  notes: string[];
  describe: string[];
  shape: "panel";
}

/** A figure, token or marker; flat ones lie under the others. ``at`` is the id of a cell or node. ``art`` names its drawing, ``owner`` the seat that plays it, ``facing`` the side it looks to where that is part of the game; ``marks`` are the game's words for how it stands (``down``, ``activated``), for a client to draw. */
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
  art: string;
  owner: number;
  facing: string;
  marks: string[];
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

/** Are you there? */
export interface Ping {
  kind: "ping";
}

/** A place for cards in a row: a room, a slot, a hand; ``owner`` is the seat whose cards lie there. */
export interface Place {
  id: string;
  name: string;
  cards: Card[];
  badges: Badge[];
  describe: string[];
  owner: number;
}

/** Somebody who played here would like to play on, at a table where your seat is free. */
export interface PlayOn {
  table: string;
  name: string;
}

/** Yes. */
export interface Pong {
  kind: "pong";
}

/** A key one may write: in which form its value stands, of what kind it is, and the words to choose from. */
export interface PositionKey {
  key: string;
  form: string;
  kind: string;
  words: string[];
}

/** A closed list of names: cards, characters. */
export interface PositionKind {
  kind: string;
  words: string[];
}

/** A table of a description and its keys; ``*`` in its name, or as a key, is any name of that kind. */
export interface PositionPlace {
  place: string;
  keys: PositionKey[];
}

/** Play from a position: who sits where. */
export interface PositionPlay {
  text: string;
  seats: ("human" | "bot")[];
  name?: string;
  lang?: "en" | "fr" | "de";
  asks?: ("enemies" | "orders" | "setup" | "windows")[];
}

/** What is wrong with a text, and in which of its lines; 0 where that cannot be said. */
export interface PositionProblem {
  line: number;
  text: string;
}

/** A setting of the match and its values. */
export interface PositionSetting {
  name: string;
  values: (boolean | number | string)[];
}

/** What a text makes: the scene through the eyes of one seat, or what is wrong with it. ``open`` are the options of the question it comes to, as a case writes them. ``verdict``: what becomes of the case where it also plays or claims something; its problem is None when it holds. */
export interface PositionShown {
  game: string;
  seats: number;
  seat: number;
  scene: Scene | null;
  open: string[];
  problem: PositionProblem | null;
  verdict: "none" | "holds" | "fails";
  failed: PositionProblem | null;
}

/** A position as a text, and through which seat to look at it; by default through the one that is asked. */
export interface PositionText {
  text: string;
  seat?: number | null;
  lang?: "en" | "fr" | "de";
}

/** The position of a table as a text. */
export interface PositionTold {
  text: string;
}

/** Everything one may write about a game, and positions to begin with. */
export interface PositionWords {
  starters: StarterPosition[];
  settings: PositionSetting[];
  places: PositionPlace[];
  kinds: PositionKind[];
}

/** A good way to start. */
export interface Preset {
  label: string;
  settings: Record<string, boolean | number | string>;
}

/** A table that is only thought of: what would it begin with? */
export interface Preview {
  game: string;
  settings?: Record<string, boolean | number | string>;
  players: number;
  lang?: "en" | "fr" | "de";
}

/** What is printed on one card: its name, its facts in a line, its text. ``id`` is what a line of the log calls it by, ``kind`` and ``art`` are those of the card where it lies on a table. */
export interface Printed {
  name: string;
  facts: string;
  text: string;
  id: string;
  kind: string;
  art: string;
}

/** A message that could not be used. */
export interface Problem {
  code: string;
  text: string;
  kind: "problem";
}

/** What was chosen so far, and what is tried now: one option, or several as one gesture; or a hint is asked for. */
export interface PuzzleChoices {
  made?: string[];
  tried?: string[];
  hint?: boolean;
  lang?: "en" | "fr" | "de";
}

/** A puzzle as it stands. ``made`` is what was chosen, ``left`` how many choices may follow, if that is limited. ``told`` is the idea of a solved puzzle, or what must not happen and did. Where the rules refused what was tried, ``refused`` holds with their reason and rule. A hint is the option to choose (``hint``) after taking back ``back`` choices. */
export interface PuzzleShown {
  scene: Scene;
  seat: number;
  made: string[];
  left: number | null;
  fate: "open" | "solved" | "failed";
  told: string;
  refused: boolean;
  said: string;
  rule: string;
  hint: string;
  back: number;
}

/** A puzzle on the shelf; ``level`` goes from 1 to 3, ``luck`` says what chance will do. */
export interface PuzzleSummary {
  id: string;
  game: string;
  title: string;
  goal: string;
  luck: string;
  level: number;
}

/** An option that is not open, and why. */
export interface Refused {
  text: string;
  label: string;
  concerns: string[];
  reason: string;
  rule: string;
}

/** Nothing changed; the current question stands. ``reason`` is ``stale`` when it was for an older question. */
export interface RefusedChoice {
  id: string;
  text: string;
  reason: string;
  rule: string;
  version: number;
  kind: "refused";
}

/** The timeline of a match; ``seats`` are those through which one may look. */
export interface Replay {
  game: string;
  title: string;
  finished: boolean;
  seats: number[];
  moments: Moment[];
}

/** A match in short; ``following`` is how the next match of its series is called, if there is one. */
export interface Reviewed {
  rounds: number;
  choices: number;
  story: StoryLine[];
  fates: Fate[];
  counts: Counted[];
  achievements: string[];
  following: string;
}

/** A die that was rolled against a number, at most or at least, and whether that was enough. */
export interface Rolled {
  value: number;
  need: number;
  least: boolean;
  passed: boolean;
}

/** A far element that is reached by several options one after the other, as one gesture. One with a label stands among the options: it does the same kind of thing several times. */
export interface Route {
  to: string;
  texts: string[];
  label: string;
}

/** Places for cards side by side. */
export interface Row {
  id: string;
  title: string;
  places: Place[];
  shape: "row";
}

/** A chapter of the rules reference; ``tables`` come before its first rule. */
export interface RuleSection {
  title: string;
  tables: RuleTable[];
  rules: RuleText[];
}

/** A table of the rules reference; ``caption`` is empty where nothing is said above it. */
export interface RuleTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** One statement of the rules reference, notes on where it comes from, and the tables that follow it. */
export interface RuleText {
  id: string;
  text: string;
  notes: string[];
  tables: RuleTable[];
}

/** The rules reference of a game; ``questions``: by the kind of a question the rule to open it at. */
export interface Rules {
  sections: RuleSection[];
  questions: Record<string, string>;
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

/** The fields of a scene that differ from the last one; the log holds the new lines only. */
export interface SceneChange {
  question: Asked | null;
  game?: string;
  lang?: string;
  title?: string;
  seat?: number;
  version?: number;
  status?: Stat[];
  areas?: AreasChange | null;
  seats?: SeatFacts[];
  log?: Line[];
  ended?: Ended | null;
  focus?: string[];
  goals?: Section[];
}

/** One seat: who sits there, whether they are here now, whether a bot chooses for them. Of one's own seat, about which topics one is asked where the policy of the seat would decide. */
export interface SeatAtTable {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  present: boolean;
  bot: boolean;
  yours: boolean;
  asks: ("enemies" | "orders" | "setup" | "windows")[];
  ready: boolean;
}

/** One seat at the table: how it is called, what it plays, how many cards it holds. */
export interface SeatFacts {
  seat: number;
  name: string;
  tone: string;
  badges: Badge[];
  notes: string[];
}

/** What the match came to for one seat, where not everybody wins or loses together. */
export interface SeatResult {
  seat: number;
  won: boolean;
  side: string;
  text: string;
  score: number | null;
}

/** One seat in the lobby. */
export interface SeatSummary {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
}

/** What somebody would like to become of a seat, which waits for consent. A ``bot`` is to play for whoever is away; they would like to have it ``back``; a bot's seat is to be free for somebody who comes (``opens``); somebody of this name, who sits nowhere yet if by is -1, would like to sit down where others have played before (``sits``). */
export interface SeatWish {
  by: number;
  seat: number;
  wants: "bot" | "back" | "opens" | "sits";
  name: string;
  agreed: number[];
  needed: number[];
}

/** A heading and its sentences: what the players are here for. */
export interface Section {
  title: string;
  lines: string[];
}

export type ServerMessage = Welcome | Update | RefusedChoice | TableFacts | ChatLine | Hint | Lines | Why | Closed | Problem | Pong;

/** One value of a setting, and with how many ``seats`` it can be played; none for a rule switch. */
export interface SettingValue {
  value: boolean | number | string;
  label: string;
  describe: string;
  seats: number[];
}

/** All cards of one kind. */
export interface Sheet {
  title: string;
  cards: Printed[];
}

/** Everything that is printed on the cards of a game. */
export interface Sheets {
  sheets: Sheet[];
}

/** The table after so many choices. */
export interface Shown {
  number: number;
  scene: Scene;
}

/** From now on in another language. */
export interface Speak {
  kind: "lang";
  lang: "en" | "fr" | "de";
}

/** A position to begin with, and the text that makes it. */
export interface StarterPosition {
  id: string;
  title: string;
  about: string;
  text: string;
}

/** A counter, dial or statistic; ``max`` is -1 where there is no end, ``terms`` say where it comes from. */
export interface Stat {
  id: string;
  name: string;
  value: string;
  max: number;
  terms: Term[];
}

/** A line of the story: in which round, after how many choices, and what. */
export interface StoryLine {
  round: number;
  number: number;
  event: string;
  text: string;
}

/** Choose something else at a question of the set-up. */
export interface Swap {
  number: number;
  text: string;
}

/** Everything that could be chosen instead of one choice of the set-up, also what was dealt to somebody else. */
export interface Swaps {
  instead: Instead[];
}

/** Everything about a table but the match. ``commitment`` is the hash of the key of its dice. ``topics`` are those of this game about which the policy of a seat may decide. ``held``: the match is set up and waits until everybody is ready. ``gathers``: people are still coming, and nobody chooses before somebody says that it begins; ``code`` leads here for whoever has to type it. ``nature``: what whoever sits down here should know: one takes back freely, goes on from another match or begins with a position; something was taken back that cannot be forgotten; nobody else sits down, as somebody may know the dice. */
export interface TableFacts {
  id: string;
  game: string;
  seats: SeatAtTable[];
  watchers: number;
  undo: UndoWish | null;
  proposal: SeatWish | null;
  clock: Clock | null;
  finished: boolean;
  practice: boolean;
  nature: ("practice" | "fork" | "position" | "taken-back" | "sealed")[];
  listed: boolean;
  solo: boolean;
  commitment: string;
  topics: ("enemies" | "orders" | "setup" | "windows")[];
  held: boolean;
  gathers: boolean;
  code: string;
  kind: "table";
}

/** A table in the lobby. ``yours`` are the seats that the token of the request holds. ``again``: of a match that is over, whether somebody waits for you to play on. ``settings``: those that differ from the usual ones. ``joinable``: whether somebody who comes may sit down; at any other table one can only watch. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  mission: string;
  settings: Record<string, boolean | number | string>;
  progress: string;
  version: number;
  choices: number;
  asked: number[];
  seats: SeatSummary[];
  yours: number[];
  finished: boolean;
  listed: boolean;
  joinable: boolean;
  practice: boolean;
  solo: boolean;
  gathers: boolean;
  again: PlayOn | null;
  created: number;
  changed: number;
}

/** Sit down; or how a seat is called and about what it is asked from now on. */
export interface TakeSeat {
  name?: string;
  asks?: ("enemies" | "orders" | "setup" | "windows")[];
}

/** A seat that is yours: keep the token, it is what proves it. ``waits``: it is yours as soon as those who play there agree. */
export interface Taken {
  table: string;
  seat: number;
  token: string;
  waits: boolean;
}

/** One part of a total: where it comes from and how much it is. */
export interface Term {
  name: string;
  value: number;
}

/** The chance of one seat after so many choices, as far as it could know. */
export interface ToldHope {
  number: number;
  chance: number;
}

/** A line that was looked at: what it begins with, why a bot names it, and how likely that succeeds, in per cent. ``chance`` is what the chooser may hope for after it, ``gain`` what it is better by than what was played, and ``error`` the standard error of that. */
export interface ToldLine {
  text: string;
  why: string;
  odds: number;
  chance: number;
  gain: number;
  error: number;
}

/** The chance of every seat after so many choices, for somebody who knows everything. */
export interface ToldMoment {
  number: number;
  chances: number[];
}

/** A round and the number of choices before it. */
export interface ToldRound {
  round: number;
  number: number;
}

/** A seat in sum: chance at the start and result, what choices and luck came to, and how good its choices were. ``accuracy`` is -1 for a seat that had nothing to decide. */
export interface ToldSeat {
  start: number;
  end: number;
  own: number;
  others: number;
  gave: number;
  took: number;
  accuracy: number;
  decisions: number;
  strayed: number;
}

/** Where a match turned: at which choice, between which moments, in which round, by whom and for whom, and how. ``lost`` is what the best line would have gained over the one that was played, which comes first; with 0 it was nobody's fault. */
export interface ToldTurning {
  number: number;
  first: number;
  last: number;
  round: number;
  seat: number;
  concerns: number;
  before: number;
  after: number;
  lost: number;
  text: string;
  lines: ToldLine[];
}

/** An undo that waits for consent. */
export interface UndoWish {
  by: number;
  reach: "step" | "action" | "turn";
  agreed: number[];
  needed: number[];
}

/** Somebody chose: what changed. ``by`` is the seat, ``maker`` who decided there; a policy counts as its seat. ``choices`` is how many were made and not taken back, ``round`` the one that the match has come to, ``asked`` who must choose now. */
export interface Update {
  version: number;
  choices: number;
  round: number;
  asked: number[];
  by: number;
  maker: "seat" | "bot" | "clock";
  scene: SceneChange;
  kind: "update";
}

/** The dice of a finished match, worked out again from the key that was published when it ended. */
export interface Verified {
  commitment: string;
  key: string;
  dice: string;
  draws: number;
  matches: boolean;
  undone: string[];
}

/** Agree to the undo that somebody asked for, or not. */
export interface VoteUndo {
  kind: "vote";
  agree: boolean;
}

/** The whole truth for this seat, at the start and after anything that is no small change. ``since``: the last line of the log when the seat last chose by hand: what comes after it is news. ``by``: the seat of every choice so far, as the updates told it. */
export interface Welcome {
  seat: number;
  seats: number[];
  version: number;
  choices: number;
  asked: number[];
  table: TableFacts;
  scene: Scene;
  chat: ChatLine[];
  since: number;
  chapters: Chapter[];
  by: number[];
  kind: "welcome";
}

/** The reasons behind a line of the log: sentences, and the rules that say the rest. */
export interface Why {
  line: number;
  sentences: string[];
  rules: string[];
  kind: "why";
}

/** What so many games of the rule bots came to, with settings that differ from the usual ones in these. */
export interface WinShare {
  settings: Record<string, boolean | number | string>;
  players: number;
  games: number;
  won: WonBy[];
}

/** Which part of the games somebody won: ``team``, ``somebody``, or a side with its name. */
export interface WonBy {
  who: string;
  label: string;
  share: number;
}

/** A tile or room of a grid: its short code, if it has one, and its name. */
export interface Zone {
  id: string;
  code: string;
  name: string;
}
