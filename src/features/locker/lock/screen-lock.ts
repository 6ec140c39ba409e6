import type { ScreenLockSecret } from '#core/locker/seal/screen-lock.ts';
import { site } from '#facts/site.ts';
import * as words from '#features/locker/words/lock-settings.ts';

/** The device has no screen lock that could open a locker, or its owner did not pass it. */
export class NoScreenLock extends Error {}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Makes a credential of this device and gets the secret that only its screen lock releases. Throws NoScreenLock. */
export async function newScreenLockSecret(): Promise<ScreenLockSecret> {
  const salt = random(32);
  const made = await asked(
    navigator.credentials?.create({
      publicKey: {
        // Nobody checks a signature: what counts is the secret, which no server knows.
        challenge: random(32),
        rp: { name: site.brand },
        user: { id: random(16), name: 'locker', displayName: words.credential },
        // ES256 and RS256: one of them every authenticator knows.
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
        },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  const credentialId = new Uint8Array(made.rawId);
  const output = outputOf(made) ?? (await screenLockOutput(credentialId, salt));
  return { credentialId, salt, output };
}

/** What the credential gives for this salt, once the screen lock is passed. Throws NoScreenLock. */
export async function screenLockOutput(
  credentialId: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const got = await asked(
    navigator.credentials?.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id: credentialId }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  const output = outputOf(got);
  if (!output) throw new NoScreenLock();
  return output;
}

async function asked(answer: Promise<Credential | null> | undefined): Promise<PublicKeyCredential> {
  const credential = await answer?.catch(() => null);
  if (!credential) throw new NoScreenLock();
  return credential as PublicKeyCredential;
}

const outputOf = (credential: PublicKeyCredential): ArrayBuffer | undefined =>
  credential.getClientExtensionResults().prf?.results?.first as ArrayBuffer | undefined;
