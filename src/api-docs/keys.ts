/** What a key of the sandbox may do. */
export interface Key {
  scopes: 'all' | 'read';
  revoked?: true;
  /** Calls that it may make within a second. */
  perSecond: number;
  text: string;
}

const PER_SECOND = 1_000;

/** The keys of the sandbox: the same for everybody, in plain sight, so that none is a secret. */
export const keys: Readonly<Record<string, Key>> = {
  test_key_for_everyone: { scopes: 'all', perSecond: PER_SECOND, text: 'May do everything.' },
  test_key_read_only: {
    scopes: 'read',
    perSecond: PER_SECOND,
    text: 'May read only: 403 for the rest.',
  },
  test_key_revoked: {
    scopes: 'all',
    perSecond: PER_SECOND,
    revoked: true,
    text: 'Was withdrawn: 401.',
  },
  test_key_limited: { scopes: 'all', perSecond: 2, text: 'May call twice a second: then 429.' },
};

export const KEY = 'test_key_for_everyone';
