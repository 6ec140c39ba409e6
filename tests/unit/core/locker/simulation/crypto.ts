import type { SealedRecord } from '#core/locker/seal/cipher.ts';
import { recordFromBytes } from '#core/locker/seal/record-bytes.ts';
import type { Seal } from '#core/locker/seal/seal.ts';
import type { Process } from '../../../simulation/process.ts';
import type { World } from '../../../simulation/world.ts';

/** A key is made of a passphrase within this time, and a record encrypted or decrypted within this. */
const DERIVE_MS = 1_000;
const CIPHER_MS = 4;

/** What is encrypted is longer by the tag of AES-GCM. */
const TAG_BYTES = 16;

/** A key: who has the same secret has the same key. */
interface Key {
  secret: string;
  extractable: boolean;
}

interface Algorithm {
  iv: Uint8Array;
  additionalData?: Uint8Array;
}

interface Encrypted {
  secret: string;
  place: string;
  plain: ArrayBuffer;
}

/**
 * WebCrypto that costs no time but the world's. What it encrypts are bytes that say nothing but a number, under
 * which it knows the rest: so it cannot be opened but with the same key, in the same place.
 */
export class SimulatedCrypto {
  readonly #world: World;
  readonly #encrypted = new Map<string, Encrypted>();
  #count = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** As the code of one process sees it. */
  for(process: Process, randomUUID: () => string) {
    const { random } = this.#world;
    const after = <Value>(ms: number, value: () => Value) =>
      process.after(random.whole(0, ms), value);
    const key = (secret: string, extractable = false): Key => ({ secret, extractable });
    const subtle = {
      importKey: async (_: string, bytes: Uint8Array) => key(hex(bytes)),
      generateKey: async () => key(`data ${++this.#count}`, true),
      deriveKey: ({ salt, iterations }: { salt: Uint8Array; iterations: number }, base: Key) =>
        after(DERIVE_MS, () => key([base.secret, hex(salt), iterations].join())),
      encrypt: (algorithm: Algorithm, { secret }: Key, { buffer }: { buffer: ArrayBuffer }) =>
        after(CIPHER_MS, () => this.#encrypt(algorithm, secret, buffer)),
      decrypt: (algorithm: Algorithm, { secret }: Key, bytes: ArrayBuffer) =>
        after(CIPHER_MS, () => this.#decrypt(algorithm, secret, bytes)),
      wrapKey: async (_: string, wrapped: Key, { secret }: Key, algorithm: Algorithm) => {
        if (!wrapped.extractable) throw new DOMException('', 'InvalidAccessError');
        const bytes = new TextEncoder().encode(wrapped.secret);
        return this.#encrypt(algorithm, secret, bytes.slice().buffer);
      },
      unwrapKey: async (
        _: string,
        bytes: Uint8Array<ArrayBuffer>,
        { secret }: Key,
        algorithm: Algorithm,
        __: unknown,
        extractable: boolean,
      ) => key(textOf(this.#decrypt(algorithm, secret, bytes.buffer)), extractable),
    };
    const getRandomValues = (bytes: Uint8Array) => {
      for (const at of bytes.keys()) bytes[at] = random.whole(0, 256);
      return bytes;
    };
    return { randomUUID, getRandomValues, subtle };
  }

  /** The data key of a seal, with any passphrase. */
  keyOf({ passphrase }: Seal): string {
    return textOf(this.#known(Buffer.from(passphrase.key, 'base64'))?.plain ?? new ArrayBuffer());
  }

  /** What was encrypted into a record, with which key, and whether it can be decrypted in this place. */
  contentsOf({ iv, data }: SealedRecord, place: { store: string; key: string }) {
    const known = this.#known(data);
    if (!known) return undefined;
    const [id] = JSON.parse(known.place.slice(0, known.place.indexOf(']') + 1));
    const isIntact = known.place === JSON.stringify([id, place.store, place.key]) + hex(iv);
    return { secret: known.secret, isIntact, record: recordFromBytes(known.plain) };
  }

  #encrypt(algorithm: Algorithm, secret: string, plain: ArrayBuffer): ArrayBuffer {
    const bytes = new ArrayBuffer(plain.byteLength + TAG_BYTES);
    new DataView(bytes).setFloat64(0, ++this.#count);
    this.#encrypted.set(numberOf(bytes), { secret, place: placeOf(algorithm), plain });
    return bytes;
  }

  #decrypt(algorithm: Algorithm, secret: string, bytes: ArrayBuffer): ArrayBuffer {
    const known = this.#known(bytes);
    if (known?.secret !== secret || known.place !== placeOf(algorithm))
      throw new DOMException('', 'OperationError');
    return known.plain;
  }

  #known(bytes: ArrayBuffer | Uint8Array): Encrypted | undefined {
    return this.#encrypted.get(numberOf(bytes));
  }
}

const hex = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString('hex');
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
const numberOf = (bytes: ArrayBuffer | Uint8Array) => hex(new Uint8Array(bytes).subarray(0, 8));
const placeOf = ({ iv, additionalData = new Uint8Array() }: Algorithm) =>
  new TextDecoder().decode(additionalData) + hex(iv);
