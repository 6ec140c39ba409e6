import { copyMayHaveArrived } from '#core/outbox/copy-may-have-arrived.ts';
import type { PageDevice } from '#core/outbox/device.ts';
import { identify, textHash } from '#core/outbox/identity.ts';
import { mayHaveArrived } from '#core/outbox/journal.ts';
import type { Payload } from '#core/outbox/payload.ts';
import { endHold } from '#core/outbox/queue.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { createSender, type Sender } from '#core/outbox/sender.ts';
import { settle } from '#core/outbox/settle.ts';
import { changeRecord, waitingRecords } from '#core/outbox/store.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import { askToSendNow, isDue, takeBack, takeToForm } from '#core/outbox/transitions.ts';
import { Process } from '../../../simulation/process.ts';
import type { Browser } from './browser.ts';
import type { Draft } from './draft.ts';

/** What a visitor was told, and of which text. */
export interface Told {
  outcome: SubmitOutcome;
  id: string;
  message: string;
  /** When what led to it began. */
  since: number;
}

/** A draft is on its way to the disk for up to this long. */
const WRITE_MS = 30;

const NO_DRAFT: Draft = { id: '', hash: '', message: '' };

/** Hears what a visitor is told and does. */
export interface Watch {
  told(told: Told): void;
  /** The visitor takes a text back; it may be gone from now on. */
  removing(message: string): void;
  /** Send now was pressed then, and heard. */
  asked(id: string, since: number): void;
  /** It is taken back: nothing may be posted under this id. */
  removed(id: string, since: number): void;
  /** Another text replaces one whose author has read of no doubt. */
  replaced(id: string, lookedAt: number): void;
  /** The visitor read of a message that it was not sent, and took it back. */
  removedUnsent(id: string, since: number): void;
}

const payloadOf = (message: string): Payload => ({
  from_name: 'Asha',
  from_email: 'asha@shop.example',
  message,
});

/** A tab with the contact form and the outbox: the real outbox, and a form that does as the real one. */
export class Tab {
  readonly process: Process;
  readonly #browser: Browser;
  readonly #number: number;
  readonly #device: PageDevice;
  readonly #sender: Sender;
  readonly #watch: Watch;
  #draft: Draft;
  #isSending = false;
  #writtenAt = 0;
  /** Id of the message of which the form says that a copy may have arrived. */
  #doubted = '';
  /** When it last looked for that. */
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** Looks that are under way. */
  #looks = 0;
  /** What the page shows of the outbox. */
  #shown: OutboxRecord[] = [];

  constructor(browser: Browser, number: number, watch: Watch) {
    this.#browser = browser;
    this.#number = number;
    this.#watch = watch;
    this.process = new Process(browser.world, `tab ${number}`);
    this.#device = browser.device(this.process);
    this.#draft = browser.drafts.get(number) ?? NO_DRAFT;
    this.#sender = createSender(this.#device, () => true);
    const changed = () => {
      if (!this.process.isSuspended) void this.#changed();
    };
    browser.changed.add(changed);
    this.process.onKill(() => browser.changed.delete(changed));
    void this.#settle();
    void this.#start();
  }

  async #start(): Promise<void> {
    await this.#look();
    // It may have been on another network since somebody was here.
    if (this.#browser.comesBack) await endHold(this.#device).catch(() => {});
    await this.#sender.deliver();
  }

  /** Whether the text in its form was sent before. */
  get hasBeenSent(): boolean {
    return this.#draft.id !== '';
  }

  /** The browser says that the network is back. */
  reconnected(): void {
    void this.#onOtherNetwork();
  }

  async #onOtherNetwork(): Promise<void> {
    if (this.#browser.mail.wasStrange) await endHold(this.#device).catch(() => {});
    await this.#sender.deliver({ reconnected: true });
  }

  /** The browser shows it, instead of a page that is gone, say. */
  shown(): void {
    if (this.process.isSuspended) this.process.resume();
    this.process.throttle(0);
    void this.#sender.deliver();
  }

  get isUnseen(): boolean {
    return this.process.isSuspended || this.process.throttleMs > 0;
  }

  write(message: string): void {
    if (!this.#isSending) void this.#keep({ ...this.#draft, message });
  }

  async press(): Promise<void> {
    const { message } = this.#draft;
    if (this.#isSending || message === '') return;
    this.#isSending = true;
    const since = this.#browser.world.time;
    const { id } = this.#draft;
    const identity = await identify(this.#device, this.#draft, payloadOf(message));
    if (identity.id !== id) await this.#keep({ ...this.#draft, ...identity });
    const replaces = identity.id === id ? '' : id;
    const asks = this.#browser.comesBack && this.#looks === 0;
    if (replaces && asks && this.#doubted !== id) this.#watch.replaced(id, this.#lookedAt);
    const outcome = await submit(this.#device, identity, payloadOf(message), replaces);
    if (outcome === 'failed') await this.#lookForCopy();
    this.#isSending = false;
    this.#watch.told({ outcome, id: identity.id, message, since });
    if (outcome === 'sent' || outcome === 'queued') await this.#keep(NO_DRAFT);
    if (outcome === 'withdrawn') await this.#keep({ ...this.#draft, id: '', hash: '' });
    void this.#settle();
  }

  async sendNow(choice: number): Promise<void> {
    const record = await this.#chosen(choice);
    if (!record) return;
    const now = this.#device.now();
    const since = this.#browser.world.time;
    const asked = await changeRecord(this.#device, record.id, (each) => askToSendNow(each, now));
    if (asked) this.#watch.asked(record.id, since);
    await this.#sender.deliver({ isPressed: true });
  }

  async remove(choice: number): Promise<void> {
    const record = await this.#chosen(choice);
    if (!record) return;
    const since = this.#browser.world.time;
    this.#watch.removing(record.payload.message);
    const isUnsent = !mayHaveArrived(record);
    const removed = await changeRecord(this.#device, record.id, (each) => takeBack(each, isUnsent));
    if (removed) this.#watch.removed(record.id, since);
    if (removed && isUnsent) this.#watch.removedUnsent(record.id, since);
  }

  /** The form asks for an earlier copy as soon as it has the text. */
  async edit(choice: number): Promise<void> {
    this.#looks++;
    await this.#reopen(choice).finally(async () => {
      await this.#lookForCopy();
      this.#looks--;
    });
  }

  async #reopen(choice: number): Promise<void> {
    const record = await this.#chosen(choice);
    if (!record || this.#isSending) return;
    const before = this.#draft;
    const hash = await textHash(this.#device, record.payload);
    await this.#keep({ id: record.id, hash, message: record.payload.message });
    const since = this.#browser.world.time;
    this.#watch.removing(record.payload.message);
    const taken = await changeRecord(this.#device, record.id, takeToForm);
    if (!taken) await this.#keep(before);
    else this.#watch.removed(record.id, since);
  }

  async #chosen(choice: number): Promise<OutboxRecord | undefined> {
    const records = await waitingRecords(this.#device);
    return records[choice % Math.max(1, records.length)];
  }

  /** Writes reach the disk in their order. */
  async #keep(draft: Draft): Promise<void> {
    const { time, random } = this.#browser.world;
    this.#draft = draft;
    this.#writtenAt = Math.max(this.#writtenAt, time + random.whole(0, WRITE_MS));
    await this.process.after(this.#writtenAt - time, () => {
      this.#browser.drafts.set(this.#number, draft);
    });
  }

  async #changed(): Promise<void> {
    void this.#settle();
    this.#sender.deliverLater();
    const before = this.#due();
    await this.#look();
    if (this.#due().some((id) => !before.includes(id))) void this.#sender.deliver();
  }

  async #look(): Promise<void> {
    this.#shown = await waitingRecords(this.#device).catch(() => this.#shown);
  }

  #due(): string[] {
    return this.#shown.filter((each) => isDue(each, this.#device.now())).map(({ id }) => id);
  }

  /** What else the form asks. */
  async #settle(): Promise<void> {
    this.#looks++;
    await this.#settleDraft();
    await this.#lookForCopy();
    this.#looks--;
  }

  async #lookForCopy(): Promise<void> {
    const { id } = this.#draft;
    this.#lookedAt = this.#browser.world.time;
    if (this.#browser.comesBack && id && (await copyMayHaveArrived(this.#device, id)))
      this.#doubted = id;
  }

  async #settleDraft(): Promise<void> {
    const draft = this.#draft;
    if (this.#isSending || !draft.id) return;
    const since = this.#browser.world.time;
    const settled = await settle(this.#device, draft, payloadOf(draft.message)).catch(() => '');
    if (this.#isSending || this.#draft !== draft) return;
    if (settled === 'arrived' || settled === 'deleted')
      await this.#keep({ ...draft, id: '', hash: '' });
    if (settled !== 'queued' && settled !== 'sent') return;
    this.#watch.told({ outcome: settled, id: draft.id, message: draft.message, since });
    await this.#keep(NO_DRAFT);
  }
}
