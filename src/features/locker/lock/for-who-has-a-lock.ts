import { readEncryption } from '#core/locker/seal/encryption.ts';
import { goOnLater } from './go-on.ts';

/**
 * What the list asks for where there is a lock, and loads then: how much is encrypted, and the way to go on with it.
 */
export { goOnLater, readEncryption };
