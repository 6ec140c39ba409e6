import type { SectionOf } from '#content/types/sections.ts';
import { PRODUCTION, SANDBOX } from './servers.ts';

const AUTHORIZE = '/oauth/authorize';
const TOKEN = '/oauth/token';

/** What a merchant may grant: the last part of a call's path is its scope. */
export const SCOPES = {
  verify: 'Verification calls.',
  pay: 'Bill payments.',
} as const;

/** Scope that a call needs. */
export const scopeOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The authorization code flow, RFC 6749 section 4.1, by where merchants approve and tokens are given. */
export const oauthAddresses = {
  authorizationUrl: PRODUCTION + AUTHORIZE,
  tokenUrl: PRODUCTION + TOKEN,
};

const tokenRequest = `curl -X POST \\
  ${SANDBOX}${TOKEN} \\
  -u "YOUR_CLIENT_ID:YOUR_CLIENT_SECRET" \\
  -d "grant_type=authorization_code" \\
  -d "code=CODE_FROM_THE_REDIRECT" \\
  -d "redirect_uri=https://your-site.example/connected"`;

const tokenResponse = JSON.stringify(
  {
    access_token: 'sample_access_token',
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: 'sample_refresh_token',
    scope: 'verify pay',
  },
  null,
  2,
);

/** The token request as a page shows it. */
export const oauthTexts = {
  label: 'Token samples',
  title: `POST ${TOKEN}`,
  tabs: [
    { label: 'Request', text: tokenRequest },
    { label: 'Response', text: tokenResponse },
  ],
} satisfies Partial<SectionOf<'texts'>>;
