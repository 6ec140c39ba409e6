import {
  type Memory,
  markOf,
  missed,
  NOTHING_KEPT,
  withRemoval,
  withStaying,
} from '#core/locker/lost-documents.ts';
import { parseMemory, textOf } from '#store/memory-of-documents.ts';

/** What a page has read and not yet compared. */
interface Look {
  text: string;
  present: Set<string>;
  deleted: Set<string>;
  database: number;
  /** What the browser had taken then. */
  taken: Set<string>;
}

/**
 * How a removal ends that was noted: done, refused by the disk, of which its page hears at once or later, or with its
 * page, before anything happened.
 */
export type End = 'done' | 'refused' | 'refused, heard later' | 'dies';

interface Tab {
  look?: Look | undefined;
  /** Which database it looked into last; undefined if it never has. */
  lookedInto?: number | undefined;
}

/**
 * A disk, what is remembered next to it, and pages that read and write both in steps, as
 * `kept-documents.ts` does. It notes each document that is said to be lost and is not, and each
 * that is lost and not said to be.
 */
export class LostWorld {
  readonly broken = new Set<string>();
  #now = 1_767_600_000_000;
  #ids = 0;
  /** Ids of records; those with `true` are deleted and can still be restored. */
  #disk = new Map<string, boolean>();
  /** Another one each time the browser took the database, or brought another state of it. */
  #database = 0;
  #text = '';
  #tabs: Tab[] = [{}, {}, {}];
  #snapshot: Map<string, boolean> | undefined;
  /** What the browser took. */
  readonly #taken = new Set<string>();
  /** What a visitor must be told of. */
  #owed = new Set<string>();
  /** What a page has last seen, and nobody has removed since, or was about to when a page died. */
  #known = new Set<string>();
  /** What a page had seen that died at signing out, or has not heard of it; undefined once another one has looked. */
  #left: string[] | undefined;
  /** What pages do that hear of a refusal. */
  #unheard: (() => void)[] = [];
  /** An older build has removed something, and not counted yet. */
  #olderOwesCount = false;

  pass(ms: number): void {
    this.#now += ms;
  }

  /** A page or the worker stores a document. */
  add(): void {
    this.#disk.set(`id-${++this.#ids}`, false);
  }

  /** A page begins to look. */
  begin(tab: number): void {
    const page = this.#tabs[tab % this.#tabs.length] as Tab;
    // Assumed: no page is opened in the moment between a removal by an older build and its count.
    if (page.lookedInto !== this.#database && this.#olderOwesCount) return;
    const kept = [...this.#disk];
    page.look = {
      text: this.#text,
      present: new Set(this.#disk.keys()),
      deleted: new Set(kept.flatMap(([id, isDeleted]) => (isDeleted ? [id] : []))),
      database: this.#database,
      taken: new Set(this.#taken),
    };
  }

  /** It ends its look, at the earliest possible or a later moment. */
  end(tab: number): void {
    const page = this.#tabs[tab % this.#tabs.length] as Tab;
    const { look } = page;
    page.look = undefined;
    if (!look || look.text !== this.#text) return;
    const { present, deleted, taken } = look;
    const documents = [...present].filter((id) => !deleted.has(id)).map((id) => ({ id }));
    const isReopened = page.lookedInto !== look.database;
    const memory = missed(parseMemory(look.text), { documents, present }, isReopened);
    page.lookedInto = look.database;
    this.#write(memory);
    this.#known = new Set(documents.map(({ id }) => id));
    this.#left = undefined;
    for (const { id } of memory.gone)
      if (!taken.has(id)) this.broken.add(`${id} is said to be lost, and was not.`);
  }

  /** A visitor deletes one, which can be restored, or removes it for good. */
  remove(turn: number, how: 'delete' | 'remove', end: End): void {
    const id = this.#pick(turn);
    if (!id) return;
    this.#note([id], end, () => {
      if (how === 'delete') this.#disk.set(id, true);
      else this.#disk.delete(id);
      // A visitor who removes it again has it back.
      this.#owed.delete(id);
    });
  }

  /** What was deleted is removed for good. */
  purge(end: End): void {
    const due = [...this.#disk].flatMap(([id, isDeleted]) => (isDeleted ? [id] : []));
    if (due.length === 0) return;
    this.#note(due, end, () => {
      for (const id of due) this.#disk.delete(id);
    });
  }

  signOut(end: End): void {
    const known = [...this.#known];
    this.#note(undefined, end, () => this.#disk.clear());
    if (end === 'done') {
      this.#owed.clear();
      this.#write(NOTHING_KEPT);
    }
    if (end === 'done' || end === 'refused') return;
    // What no page has missed yet was left behind for all that anybody knows.
    this.#owed = new Set([...this.#owed].filter((id) => this.#told.has(id)));
    this.#left = known;
    this.#forgetLeft();
  }

  /** As long as no page has found one of them there, all was left behind by who died at signing out. */
  #forgetLeft(): void {
    if (this.#left?.every((id) => !this.#disk.has(id))) this.#owed.clear();
  }

  /** It is noted inside a transaction, during which nobody reads, and happens or not. */
  #note(ids: string[] | undefined, end: End, act: () => void): void {
    const before = parseMemory(this.#text);
    const mark = markOf(before, this.#now);
    this.#write(withRemoval(before, ids, mark));
    if (end === 'done') act();
    const takeBack = () => this.#write(withStaying(parseMemory(this.#text), before, mark));
    if (end === 'refused') takeBack();
    if (end === 'refused, heard later') this.#unheard.push(takeBack);
    if (end !== 'refused') for (const id of ids ?? [...this.#known]) this.#known.delete(id);
    this.#forgetLeft();
  }

  /** Pages hear which of their removals the disk has refused. */
  hear(): void {
    for (const takeBack of this.#unheard.splice(0)) takeBack();
  }

  /** An older build removes one and tells nobody; it counts later. */
  removeInOlder(turn: number): void {
    const id = this.#pick(turn);
    // Assumed: no backup has just brought it back, which no page has seen yet.
    if (parseMemory(this.#text).gone.some((one) => one.id === id)) return;
    if (!id || !this.#tabs.some(({ lookedInto }) => lookedInto === this.#database)) return;
    this.#disk.delete(id);
    this.#owed.delete(id);
    this.#forgetLeft();
    this.#olderOwesCount = true;
  }

  countInOlder(): void {
    const { gone, unnamed } = parseMemory(this.#text);
    const kept = [...this.#disk.values()].filter((isDeleted) => !isDeleted).length;
    const lost = gone.length + unnamed;
    this.#text = kept + lost > 0 ? JSON.stringify({ kept, lost }) : '';
    // Assumed: within one look of another page it does not bring back the very text that was there.
    for (const page of this.#tabs) page.look = undefined;
    // It knows numbers alone.
    this.#owed.clear();
    this.#known.clear();
    this.#olderOwesCount = false;
  }

  /** The browser takes the whole database, also under an open page. */
  loseAll(): void {
    if (this.#olderOwesCount) this.countInOlder();
    this.#take([...this.#disk.keys()]);
    this.#disk.clear();
    this.#database += 1;
  }

  /** Some records are gone when the browser is started again. */
  loseSome(turn: number): void {
    this.restart();
    this.#take([...this.#disk.keys()].filter((_, place) => (place + turn) % 2 === 0));
    this.#database += 1;
  }

  /** Some records vanish under pages that have the database open. */
  loseUnderPages(turn: number): void {
    if (this.#olderOwesCount) this.countInOlder();
    this.#take([...this.#disk.keys()].filter((_, place) => (place + turn) % 2 === 0));
  }

  keepSnapshot(): void {
    this.#snapshot = new Map(this.#disk);
  }

  /** The browser is started again with what it had kept before. */
  rollBack(): void {
    const { restart } = this;
    if (!this.#snapshot) return;
    restart.call(this);
    const back = this.#snapshot;
    this.#take([...this.#disk.keys()].filter((id) => !back.has(id)));
    this.#disk = new Map(back);
    for (const id of back.keys()) {
      this.#taken.delete(id);
      this.#owed.delete(id);
    }
    this.#database += 1;
  }

  /** What is remembered is lost in place of the documents. */
  loseMemory(): void {
    this.restart();
    this.#text = '';
    this.#owed.clear();
    this.#known.clear();
  }

  /** All pages are closed, in the middle of anything. */
  restart(): void {
    this.#tabs = this.#tabs.map(() => ({}));
    this.#unheard = [];
    if (this.#olderOwesCount) this.countInOlder();
  }

  /** A backup brings everything back that was ever lost. */
  restore(): void {
    for (const id of this.#taken) {
      this.#disk.set(id, false);
      this.#owed.delete(id);
    }
    this.#taken.clear();
  }

  dismiss(): void {
    const told = this.#told;
    this.#write({ ...parseMemory(this.#text), gone: [], unnamed: 0 });
    // What no page has missed yet is still owed.
    this.#owed = new Set([...this.#owed].filter((id) => !told.has(id)));
  }

  /** The next visit, when all is quiet. */
  nextVisit(): void {
    this.restart();
    this.pass(3_600_000);
    this.begin(0);
    this.end(0);
    const told = this.#told;
    for (const id of told)
      if (!this.#taken.has(id)) this.broken.add(`${id} is still said to be lost, and is not.`);
    for (const id of this.#owed)
      if (!told.has(id)) this.broken.add(`${id} was lost, and nobody is told.`);
    this.begin(1);
    this.end(1);
    if (parseMemory(this.#text).gone.length !== told.size)
      this.broken.add('Another look says another number.');
  }

  get #told(): Set<string> {
    return new Set(parseMemory(this.#text).gone.map(({ id }) => id));
  }

  #take(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#known.has(id) && this.#disk.get(id) === false) this.#owed.add(id);
      this.#taken.add(id);
      this.#disk.delete(id);
    }
    this.#forgetLeft();
  }

  #write(memory: Memory): void {
    this.#text = textOf(this.#text, memory) ?? '';
  }

  #pick(turn: number): string | undefined {
    const kept = [...this.#disk].flatMap(([id, isDeleted]) => (isDeleted ? [] : [id]));
    return kept[turn % Math.max(1, kept.length)];
  }
}
