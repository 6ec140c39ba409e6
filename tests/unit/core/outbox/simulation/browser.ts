import { createHash } from 'node:crypto';
import type { OutboxStore, PageDevice } from '#core/outbox/device.ts';
import { Disk } from '../../../simulation/disk.ts';
import { Process } from '../../../simulation/process.ts';
import { START_MS, type World } from '../../../simulation/world.ts';
import type { Draft } from './draft.ts';
import type { MailService } from './mail-service.ts';
import { SendLock } from './send-lock.ts';

/** What all tabs of a browser and its worker share. */
export class Browser {
  readonly disk: Disk<OutboxStore>;
  /** What is stored of the drafts, by tab. */
  readonly drafts = new Map<number, Draft>();
  readonly changed = new Set<() => void>();
  /** Whether a page that is opened asks for an earlier copy, and ends a hold. */
  comesBack = false;
  /** How far the device's clock is from the world's. */
  clockOffsetMs = START_MS;
  readonly world: World;
  readonly mail: MailService;
  #lock = new SendLock();
  #ids = 0;

  constructor(world: World, mail: MailService) {
    this.world = world;
    this.mail = mail;
    this.disk = new Disk<OutboxStore>(world, ['messages', 'queue']);
  }

  now(): number {
    return this.world.time + this.clockOffsetMs;
  }

  /** The device as the code of one process sees it. */
  device(process: Process): PageDevice {
    return {
      now: () => this.now(),
      random: () => this.world.random.next(),
      randomId: () => `id-${++this.#ids}`,
      wait: (ms) => process.timer(ms),
      digest: (text) =>
        process.after(1, () => createHash('sha256').update(text).digest('hex').slice(0, 16)),
      transact: this.disk.transactions(process),
      announceChange: () => this.#announce(),
      withSendLock: this.#lock.for(process),
      canSend: () => true,
      isReachable: () => this.mail.isReachable(process),
      saysOffline: () => !this.mail.isOnline || this.mail.isFlagWrong,
      outage: () => this.mail.outage(process),
      post: (parameters, leave) => this.mail.post(process, parameters, leave),
    };
  }

  /**
   * A page that is gone, and whose lock the browser does not give back: it has it from now on, or as soon as it can.
   */
  hangLock(): void {
    const gone = new Process(this.world, 'gone');
    void this.#lock.for(gone)(60_000, () => new Promise(() => {}));
  }

  /** Each listener hears of a change some moments later, as through a channel. */
  #announce(): void {
    for (const listener of this.changed)
      this.world.at(this.world.time + this.world.random.whole(0, 50), listener);
  }
}
