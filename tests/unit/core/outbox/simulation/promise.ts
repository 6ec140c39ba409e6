import { SEND_TIMEOUT_MS } from '#core/outbox/limits.ts';
import type { QueueState } from '#core/outbox/queue.ts';
import { isDone, type OutboxRecord, parseRecord } from '#core/outbox/record.ts';
import { isDue } from '#core/outbox/transitions.ts';
import type { Process } from '../../../simulation/process.ts';
import type { Browser } from './browser.ts';
import type { MailService, Post } from './mail-service.ts';
import type { NewerBuild } from './newer-build.ts';
import type { Told, Watch } from './tab.ts';

/** Posts are at least this far apart: EmailJS takes one a second. */
const SPACING_MS = 1_000;

/** Between the choice of a message and its post; what is due only then was not passed over. */
const CHOSEN_WITHIN_MS = 10_000;

/** The rest after a 429, and the same less what its writing takes. */
const RATE_MS = 60_000;
const RATE_REST_MS = 55_000;

/** By then a page that was opened has read what is there, and ended a hold. */
const HELD_NO_MORE_MS = 30_000;

/** A heard delivery is on the disk by then, unless something was the matter. */
const RECORDED_WITHIN_MS = 90_000;

/** By then a page has heard of a change that is on the disk: the slowest answer, and a message to all pages. */
const HEARD_MS = 3_050;

/**
 * What the outbox promises, watched while a schedule runs:
 * 1. "Thank you!" is said of a text that the service has taken, and of no other.
 * 2. What was said to be saved is delivered, or still here, or was taken back by its author.
 * 3. Nothing is posted that was delivered, as far as that was heard of, or that was deleted.
 *    Nor is a text of which "Thank you!" was said.
 * 4. A text has one id, an id one text; no post is blank, and each says which attempt it is.
 * 5. Posts keep their distance, and what was never tried goes in the order of writing.
 * 6. What its author asked for is tried.
 * 7. After a 429 nothing is posted for most of a minute, or for as long as it asks, but what its author asks for.
 * 8. What its author was told is not sent, and took back, never arrives, and nothing does that was given up before.
 * 10. The account is called refused, and a message that was saved stops, by the service's own word alone.
 * 11. What a newer build has written is left as it is.
 * 12. A changed text replaces one that may have arrived, and that was told to its author before, in
 *     any page.
 * 13. What is held since the service refused the account is held no more once a page is open on another network.
 * 9. When all is well again everything that may go out does: also where the disk has filled up while it waited.
 */
export class Promises implements Watch {
  readonly broken: string[] = [];
  readonly #browser: Browser;
  readonly #mail: MailService;
  readonly #saved = new Set<string>();
  /** Texts that their author took back, or was about to. */
  readonly #removed = new Set<string>();
  /** When “Thank you” was said of a text, by its id. */
  readonly #thankedAt = new Map<string, number>();
  /** When Send now was last heard, by id. */
  readonly #askedAt = new Map<string, number>();
  readonly #wereAskedFor = new Set<string>();
  #slowedAt = Number.NEGATIVE_INFINITY;
  /** Who heard that: a page that is frozen then notes it late. */
  #slowed: Process | undefined;
  #restMs = RATE_REST_MS;
  #isAccountRefused = false;
  #accountRefusedAt = Number.NEGATIVE_INFINITY;
  /** Ids of messages that the service does not take. */
  readonly #refused = new Set<string>();
  #clearedAt = Number.NEGATIVE_INFINITY;
  readonly #removedUnsent = new Set<string>();
  readonly #removedIds = new Set<string>();
  /** When each message was last written, by id. */
  readonly #changedAt = new Map<string, number>();
  /** Posts of messages that were on the disk. What could not be stored counts no attempts. */
  readonly #ofRecords = new Set<Post>();
  readonly #delivered = new Set<string>();
  /** Something outside the outbox disturbed it since this time: a clock, a full or cleared disk, a kill. */
  disturbedAt = Number.NEGATIVE_INFINITY;

  /** Writes what today's code is to leave as it is. */
  newer: NewerBuild | undefined;

  constructor(browser: Browser, mail: MailService) {
    this.#browser = browser;
    this.#mail = mail;
    mail.onPost = (post) => this.#posted(post);
    mail.onDelivered = (post) => this.#heard(post);
    mail.onArrived = (post) => this.#arrived(post);
    mail.onSlowDown = ({ process }, askedMs) => {
      if (browser.disk.isFull) return;
      this.#slowed = process;
      this.#slowedAt = browser.world.time;
      this.#restMs = Math.max(RATE_REST_MS, askedMs - (RATE_MS - RATE_REST_MS));
    };
    mail.onRefused = ({ parameters }, of) => {
      if (of === 'account') {
        this.#isAccountRefused = true;
        this.#accountRefusedAt = browser.world.time;
      } else this.#refused.add(parameters.message_id);
    };
    browser.disk.onCommit = (written, process) => {
      for (const id of written.get('messages')?.keys() ?? [])
        this.#changedAt.set(id, browser.world.time);
      if (process === this.newer?.process) this.disturbedAt = browser.world.time;
      for (const [key, value] of written.get('messages') ?? [])
        if (this.newer?.overwrites(key, value, process))
          this.#break(`the ${process.name} writes over ${key}, which is a newer build's`);
      this.#committed(written.get('messages') ?? new Map());
      const { pausedFor } = Object(written.get('queue')?.get('state')) as Partial<QueueState>;
      if (pausedFor === 'service' && !this.#isAccountRefused)
        this.#break('the service was said to refuse the account, and it has not');
    };
    browser.disk.onFault = (error) => this.#break(`the check itself fails: ${error.stack}`);
    browser.disk.onIdle = ({ name }) =>
      this.#break(`a transaction of the ${name} waited for something else`);
  }

  told({ outcome, id, message, since }: Told): void {
    // As below: what was known of it went with all else, also for another tab that holds the same text.
    // Nor can it be noted in a record that a newer build has taken meanwhile.
    if (outcome === 'sent' && since > this.#clearedAt && !this.newer?.written.has(id))
      this.#thankedAt.set(id, this.#browser.world.time);
    if (outcome === 'sent' && !this.#wasAccepted(message))
      this.#break(`Thank you was said of “${message}”, which the service does not have`);
    // What was stored before all was cleared is gone, also if it was said a moment later.
    if (since > this.#clearedAt && (outcome === 'queued' || outcome === 'sent'))
      this.#saved.add(message);
    // It is in the form again, whose author may write another text over it.
    if (outcome === 'failed') this.#saved.delete(message);
  }

  asked(id: string, since: number): void {
    // Not when that was heard: another tab may have sent it by then.
    this.#askedAt.set(id, since);
  }

  removing(message: string): void {
    this.#removed.add(message);
  }

  removed(id: string, since: number): void {
    if (since > this.#clearedAt) this.#removedIds.add(id);
  }

  removedUnsent(id: string, since: number): void {
    if (since <= this.#clearedAt) return;
    this.#removedUnsent.add(id);
    // A page that could not store what it posted is the only one that knows of it, and what was known is cleared, too.
    const isKnown = (post: Post) =>
      this.#ofRecords.has(post) || (post.process.isAlive && post.at > this.#clearedAt);
    for (const post of this.#mail.posts.filter(isKnown))
      if (post.acceptedAt !== undefined && post.parameters.message_id === id)
        this.#break(`“${post.parameters.message}” had arrived when it was said not to be sent`);
  }

  /** Another text takes its place in a page that looked then, and has not said that a copy may have arrived. */
  replaced(id: string, lookedAt: number): void {
    const record = this.#records().find((one) => one.id === id);
    // What is under way, or was delivered, is told when that is heard.
    if (!record || isDone(record) || record.status === 'sending') return;
    const changedAt = this.#changedAt.get(id) ?? 0;
    const isUnheard = changedAt >= lookedAt && changedAt > this.#browser.world.time - HEARD_MS;
    if (isUnheard) return;
    for (const post of this.#mail.posts)
      if (post.parameters.message_id === id && this.#ofRecords.has(post) && post.acceptedAt)
        this.#break(`“${post.parameters.message}” had arrived when another text took its place`);
  }

  /** A page is opened on another network, after a time without any. */
  openedElsewhere(process: Process): void {
    const { world, disk } = this.#browser;
    const at = world.time;
    world.at(at + HELD_NO_MORE_MS, () => {
      const { pausedFor } = Object(disk.stores.queue.get('state')) as Partial<QueueState>;
      const isQuiet = process.isAlive && process.throttleMs === 0 && process.stalledUntil < at;
      const since = Math.max(this.disturbedAt, disk.refusedAt, this.#accountRefusedAt);
      if (pausedFor === 'service' && isQuiet && since <= at && !disk.isFull)
        this.#break('what waits is held on another network');
    });
  }

  /** The browser took what was known of a message, or will. */
  lost(id: string): void {
    const stored = this.#browser.disk.stores.messages.get(id) as Partial<OutboxRecord> | undefined;
    this.#saved.delete(stored?.payload?.message ?? '');
    this.newer?.written.delete(id);
    for (const ids of [this.#removedIds, this.#removedUnsent, this.#delivered]) ids.delete(id);
    for (const when of [this.#thankedAt, this.#askedAt]) when.delete(id);
    for (const post of this.#mail.posts)
      if (post.parameters.message_id === id) this.#ofRecords.delete(post);
  }

  cleared(): void {
    this.newer?.written.clear();
    this.#clearedAt = this.#browser.world.time;
    // Nothing that was there can be promised any more, nor what was known to be done with.
    this.#saved.clear();
    this.#thankedAt.clear();
    this.#removedIds.clear();
    this.#removedUnsent.clear();
    this.#ofRecords.clear();
    this.#delivered.clear();
  }

  /** Looks at what is left once all has been well for long. */
  settled(): void {
    const records = this.#records();
    for (const record of records.filter((each) => !isDone(each)))
      if (record.status === 'queued' || record.status === 'sending')
        this.#break(`“${record.payload.message}” is still ${record.status} although all is well`);
      else if (this.#wasAskedInVain(record))
        this.#break(`“${record.payload.message}” was not tried although its author asked for it`);
    for (const message of this.#saved) {
      const isHere = records.some(({ payload }) => payload.message === message);
      if (!isHere && !this.#wasAccepted(message) && !this.#removed.has(message))
        this.#break(`“${message}” was saved and is lost`);
    }
  }

  #arrived({ at, process, parameters: { message, message_id: id } }: Post): void {
    if (this.#removedUnsent.has(id))
      this.#break(`“${message}” arrived after it was said not to be sent`);
    // A page that nobody sees gives a post up late, and says what became of it later still.
    const isUnseen = process.throttleMs > 0 || process.stalledUntil >= at;
    if (!isUnseen && this.#browser.world.time - at > SEND_TIMEOUT_MS)
      this.#break(`“${message}” arrived after it was given up`);
  }

  #posted(post: Post): void {
    const { message_id: id, message } = post.parameters;
    const before = this.#mail.posts.slice(0, -1);
    if (message === '') this.#break(`a blank message was posted under ${id}`);
    const thankedAt = this.#thankedAt.get(id);
    // Nobody could note it whose page was killed or frozen before it did, or whose disk refused it.
    const undisturbed = Math.max(this.disturbedAt, this.#browser.disk.refusedAt);
    if (thankedAt !== undefined && undisturbed < thankedAt && !this.#wasFrozenSince(thankedAt))
      this.#break(`“${message}” was posted after Thank you was said of it`);
    if (this.#delivered.has(id)) this.#break(`“${message}” was posted after its delivery`);
    if (this.#removedIds.has(id) && !this.#isHeldInForm(id))
      this.#break(`“${message}” was posted after its author deleted it`);
    for (const other of before) {
      const sameId = other.parameters.message_id === id;
      const sameText = other.parameters.message === message;
      if (
        sameId &&
        other.parameters.attempt >= post.parameters.attempt &&
        this.#ofRecords.has(other)
      )
        this.#break(`“${message}” was posted twice as attempt ${post.parameters.attempt}`);
      if (sameId && !sameText) this.#break(`${id} belongs to two texts`);
      if (sameText && !sameId && !this.#removed.has(message))
        this.#break(`“${message}” was posted under two ids`);
    }
    const last = before.at(-1);
    if (last && post.at - last.at < SPACING_MS && this.disturbedAt < last.at)
      this.#break(`posts were ${post.at - last.at} ms apart`);
    if (this.#isBeingSent(id)) this.#ofRecords.add(post);
    this.#expectRest(id, message);
    this.#expectInOrder(id, message);
  }

  #expectRest(id: string, message: string): void {
    const own = this.#records().find((record) => record.id === id);
    const restMs = this.#browser.world.time - this.#slowedAt;
    const isAsked = !own || own.inForm || this.#wereAskedFor.has(id);
    const isNoted = (this.#slowed?.stalledUntil ?? 0) < this.#slowedAt;
    if (isNoted && !isAsked && restMs < this.#restMs && this.disturbedAt < this.#slowedAt)
      this.#break(`“${message}” was posted ${restMs} ms after the service asked for patience`);
  }

  /** No older message that was never tried is passed over, but for what its author asked for. */
  #expectInOrder(id: string, message: string): void {
    const records = this.#records();
    const own = records.find((record) => record.id === id);
    if (!own || own.inForm || own.journal.length > 1 || this.#wereAskedFor.has(id)) return;
    const passedOver = records.find(
      (record) =>
        record.seq < own.seq &&
        record.journal.length === 0 &&
        !record.inForm &&
        record.createdAt < own.createdAt &&
        isDue(record, this.#browser.now()) &&
        record.nextAt < this.#browser.now() - CHOSEN_WITHIN_MS &&
        this.disturbedAt < this.#browser.world.time - 60_000,
    );
    if (passedOver) this.#break(`“${message}” was posted before “${passedOver.payload.message}”`);
  }

  #committed(written: Map<string, unknown>): void {
    for (const value of written.values()) {
      const record = parseRecord(value);
      if (typeof record === 'string') continue;
      if (record.sendNow) this.#wereAskedFor.add(record.id);
      if (record.status === 'sent') this.#delivered.add(record.id);
      if (record.status === 'attention' && !record.inForm && !this.#refused.has(record.id))
        this.#break(`“${record.payload.message}” stops, and the service has not refused it`);
      if (!isDone(record) && record.payload.message === '')
        this.#break(`${record.id} lost its text while it waits`);
    }
  }

  /** A delivery that was heard of is written down. */
  #heard({ parameters, process }: Post): void {
    const { world, disk } = this.#browser;
    if (disk.isFull) return;
    const at = world.time;
    // A page that nobody sees tries once a minute: each write that the disk refuses takes additional time.
    const checkAfter = (from: number): void =>
      world.at(from + RECORDED_WITHIN_MS, () => {
        const isFrozen = process.stalledUntil >= at;
        if (!process.isAlive || isFrozen || this.disturbedAt >= at) return;
        if (disk.refusedAt > from) return checkAfter(disk.refusedAt);
        const record = this.#records().find(({ id }) => id === parameters.message_id);
        if (record && !isDone(record))
          this.#break(`the delivery of “${parameters.message}” was heard and not written down`);
      });
    checkAfter(at);
  }

  #wasAskedInVain({ id, inForm }: OutboxRecord): boolean {
    const askedAt = this.#askedAt.get(id);
    if (askedAt === undefined || inForm) return false;
    return !this.#mail.posts.some(
      ({ parameters, at }) => parameters.message_id === id && at >= askedAt,
    );
  }

  /** What could not be stored, as far as its page knows, is posted by that page without a record. */
  #isBeingSent(id: string): boolean {
    return this.#records().some((record) => record.id === id && record.status === 'sending');
  }

  #wasFrozenSince(time: number): boolean {
    return this.#mail.posts.some(({ process }) => process.stalledUntil >= time);
  }

  #isHeldInForm(id: string): boolean {
    return this.#records().some((record) => record.id === id && !isDone(record));
  }

  #wasAccepted(message: string): boolean {
    return this.#mail.posts.some(
      (post) => post.acceptedAt !== undefined && post.parameters.message === message,
    );
  }

  #records(): OutboxRecord[] {
    const parsed = [...this.#browser.disk.stores.messages.values()].map(parseRecord);
    return parsed.filter((record) => typeof record !== 'string');
  }

  #break(what: string): void {
    this.broken.push(`at ${this.#browser.world.time} ms: ${what}`);
  }
}
