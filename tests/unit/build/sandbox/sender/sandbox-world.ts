import type { OperationId } from '#api-docs/operations.ts';
import type { Command } from '#core/sandbox/commands.ts';
import { apply, replay } from '#core/sandbox/replay.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { Outgoing } from '#core/sandbox/webhooks/outgoing.ts';
import { eventSender } from '../../../../../build/server/sandbox/send-events.ts';
import { type Sent, tell } from '../../../core/sandbox/send.ts';
import { FORWARD, RECEIVERS } from './receivers.ts';

/** How often the server looks at the time that passed, in milliseconds. */
const TICK = 200;

/**
 * Pauses before the second to the tenth attempt, in seconds, as Standard Webhooks 1.0 recommends
 * them.
 */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** An endpoint as its author knows it: of which sandbox, where, and what it got. */
interface Known {
  url: string;
  isGone: boolean;
  /** The deliveries that it got, the first attempt of each. */
  firsts: string[];
  isBusy: boolean;
}

interface Attempts {
  ended: number;
  lastEnd: number;
  isAcknowledged: boolean;
}

/** A local sandbox with receivers, in simulated time. It notes each promise that is broken. */
export class SandboxWorld {
  readonly broken = new Set<string>();
  readonly state = seeded();
  #now = 0;
  #commands: Command[] = [];
  #endpoints = new Map<string, Known>();
  /** Those of earlier sandboxes, too. */
  readonly #known: Known[] = [];
  #attempts = new Map<string, Attempts>();
  /** How often an event may be acknowledged at one endpoint, by its id. */
  #copies = new Map<string, number>();
  #acknowledged = new Map<string, number>();
  #answers: { at: number; give: () => void }[] = [];
  #received = new Map<string, number>();
  #send: () => void;
  readonly #forward: string | undefined;

  constructor(isForwarding: boolean) {
    this.#forward = isForwarding ? FORWARD.url : undefined;
    this.#begin();
    this.#send = eventSender({
      state: this.state,
      keep: (command) => this.#keep(command),
      say: () => {},
      forward: this.#forward,
      post: (event, url, withdrawn) => this.#post(event, url, withdrawn.signal),
    });
  }

  /** What somebody calls, as the server does it. */
  async call<Body>(id: OperationId, sent?: Sent): Promise<Body | undefined> {
    const before = new Set(Object.keys(this.state.objects.event));
    const { answer, command } = tell(this.state, id, sent);
    this.#commands.push(command);
    const copies = sent?.headers?.['sandbox-fault'] === 'duplicate' ? 2 : 1;
    for (const event of Object.keys(this.state.objects.event))
      if (!before.has(event)) this.#copies.set(event, copies);
    this.#send();
    await this.#settle();
    for (const { url, isGone, isBusy } of this.#known)
      if (isGone && isBusy) this.broken.add(`A post to ${url} goes on, though nobody wants it.`);
    return answer && answer.status < 400 ? (answer.body as Body) : undefined;
  }

  async create(url: string): Promise<void> {
    const body = { url, events: [] };
    const made = await this.call<{ id: string }>('endpoints.create', { body });
    if (made) this.#know(made.id, url);
  }

  /** Deletes the endpoint that is `turn` among those there are. */
  async delete(turn: number): Promise<void> {
    const [id, known] = [...this.#endpoints].filter(([, { isGone }]) => !isGone).at(turn) ?? [];
    if (!id || !known) return;
    known.isGone = true;
    await this.call('endpoints.delete', { params: { endpoint_id: id } });
  }

  async reset(): Promise<void> {
    for (const known of this.#endpoints.values()) known.isGone = true;
    // Ids come again in the new sandbox.
    this.#begin();
    await this.call('sandbox.reset');
  }

  /** Has an event sent once more, which somebody asked for. */
  async again(turn: number): Promise<void> {
    const event_id = Object.keys(this.state.objects.event).at(-1 - turn);
    if (!event_id) return;
    this.#copies.set(event_id, (this.#copies.get(event_id) ?? 0) + 1);
    await this.call('events.deliver', { params: { event_id } });
  }

  /** Lets time pass, with all that falls due in it. */
  async passTo(at: number): Promise<void> {
    while (this.#now < at) {
      const answer = this.#answers.toSorted((a, b) => a.at - b.at)[0];
      const tick = Math.floor(this.#now / TICK + 1) * TICK;
      const next = Math.min(at, tick, answer?.at ?? at);
      const passed: Command = { kind: 'advance', ms: next - this.#now };
      this.#commands.push(passed);
      apply(this.state, passed);
      this.#now = next;
      if (answer && answer.at <= next) {
        this.#answers.splice(this.#answers.indexOf(answer), 1);
        answer.give();
        await this.#settle();
      }
      if (next !== tick) continue;
      this.#send();
      this.#checkNobodyWaits();
    }
  }

  /** What must hold when nothing is under way any more. */
  async end(isWhole: boolean): Promise<void> {
    for (const { id, attempts, endpoint_id } of Object.values(this.state.objects.delivery)) {
      const known = this.#endpoints.get(endpoint_id);
      if (known && !known.isGone && attempts !== (this.#attempts.get(id)?.ended ?? 0))
        this.broken.add(`The record of ${id} says ${attempts} attempts.`);
    }
    const again = replay(JSON.parse(JSON.stringify(this.#commands)));
    if (JSON.stringify(again) !== JSON.stringify(this.state))
      this.broken.add('The kept commands lead to another state.');
    if (isWhole && this.#forward)
      for (const event of this.#copies.keys())
        if (!this.#acknowledged.has(`${FORWARD.url} ${event}`))
          this.broken.add(`${event} was never forwarded.`);
  }

  #keep(command: Command): void {
    this.#commands.push(command);
    if (command.kind !== 'attempted') return;
    const { ended } = this.#attempts.get(command.delivery) ?? { ended: 0 };
    if (this.state.objects.delivery[command.delivery]?.attempts !== ended)
      this.broken.add(`An attempt of ${command.delivery} was kept that counts nowhere.`);
  }

  #begin(): void {
    this.#endpoints = new Map();
    this.#attempts = new Map();
    this.#copies = new Map();
    this.#acknowledged = new Map();
    // In every sandbox; at its address nobody asked for anything.
    this.#know('whep_test_0000000001', this.#forward ?? 'nobody');
  }

  #know(id: string, url: string): void {
    const known = { url, isGone: false, firsts: [], isBusy: false };
    this.#endpoints.set(id, known);
    this.#known.push(known);
  }

  #post({ delivery, id }: Outgoing, url: string, withdrawn: AbortSignal): Promise<number> {
    const { endpoint_id = '' } = this.state.objects.delivery[delivery] ?? {};
    const known = this.#endpoints.get(endpoint_id);
    const attempts = this.#attempts.get(delivery) ?? {
      ended: 0,
      lastEnd: 0,
      isAcknowledged: false,
    };
    this.#attempts.set(delivery, attempts);
    this.#check(known, attempts, delivery, url);
    const receiver = [FORWARD, ...RECEIVERS].find((each) => each.url === url);
    if (!known || !receiver) return Promise.resolve(0);
    known.isBusy = true;
    const nth = this.#received.get(url) ?? 0;
    this.#received.set(url, nth + 1);
    const status = receiver.status(nth);
    return new Promise((done) => {
      const end = (given: number) => {
        known.isBusy = false;
        attempts.ended += 1;
        attempts.lastEnd = this.state.now;
        attempts.isAcknowledged ||= given >= 200 && given < 300;
        done(given);
      };
      const answer = { at: this.#now + receiver.takesMs(nth), give: () => end(status) };
      if (status === 200) this.#acknowledge(endpoint_id, url, id);
      this.#answers.push(answer);
      withdrawn.addEventListener('abort', () => {
        if (!known.isGone) this.broken.add(`A post to ${url} was given up.`);
        this.#answers = this.#answers.filter((each) => each !== answer);
        end(0);
      });
    });
  }

  #check(known: Known | undefined, attempts: Attempts, delivery: string, url: string): void {
    if (!known || known.isGone) {
      this.broken.add(`${url} got an event after its endpoint was deleted, or a reset.`);
      return;
    }
    const isElsewhere = known.url.startsWith('https:');
    if (url !== known.url && !(isElsewhere && url === this.#forward))
      this.broken.add(`${url} got an event, and nobody named it.`);
    if (known.isBusy) this.broken.add(`${url} got an event while another was under way.`);
    if (attempts.isAcknowledged) this.broken.add(`${url} got ${delivery} after its 2xx.`);
    const pause = PAUSES[attempts.ended - 1];
    if (attempts.ended === 0) {
      const births = Object.keys(this.state.objects.delivery);
      const last = known.firsts.at(-1);
      if (last && births.indexOf(last) > births.indexOf(delivery))
        this.broken.add(`${url} got ${delivery} after ${last}, which is younger.`);
      known.firsts.push(delivery);
    } else if (pause === undefined || this.state.now - attempts.lastEnd < pause * 1_000)
      this.broken.add(`${url} got attempt ${attempts.ended + 1} of ${delivery} too soon.`);
  }

  #acknowledge(endpoint: string, url: string, event: string): void {
    for (const place of url === this.#forward ? [endpoint, url] : [endpoint]) {
      const times = (this.#acknowledged.get(`${place} ${event}`) ?? 0) + 1;
      this.#acknowledged.set(`${place} ${event}`, times);
      if (times > (this.#copies.get(event) ?? 1))
        this.broken.add(`${place} got ${event} ${times} times.`);
    }
  }

  /** A receiver with its own address never waits for another. */
  #checkNobodyWaits(): void {
    for (const delivery of this.state.outgoing) {
      const known = this.#endpoints.get(this.state.objects.delivery[delivery]?.endpoint_id ?? '');
      if (!known?.url.startsWith('http:') || known.url === this.#forward) continue;
      if (!known.isBusy && !known.isGone)
        this.broken.add(`${known.url} has to wait, and gets nothing.`);
    }
  }

  /** Lets all that was answered be heard. */
  #settle(): Promise<void> {
    return new Promise((done) => setImmediate(done));
  }
}
