import type { SectionOf } from '#copy/types/sections.ts';
import { PRODUCTION } from './servers.ts';

const AUTHORIZE = '/oauth/authorize';
const TOKEN = '/oauth/token';
const REVOKE = '/oauth/revoke';

/** The authorization code flow of RFC 6749 with PKCE (RFC 7636), and where tokens are given back (RFC 7009). */
export const oauthAddresses = {
  authorizationUrl: PRODUCTION + AUTHORIZE,
  tokenUrl: PRODUCTION + TOKEN,
  refreshUrl: PRODUCTION + TOKEN,
};

const authorizeRequest = `GET ${PRODUCTION}${AUTHORIZE}
  ?response_type=code
  &client_id=YOUR_CLIENT_ID
  &redirect_uri=https://your-site.example/connected
  &scope=payments:read payments:write
  &state=A_RANDOM_TEXT_THAT_YOU_COMPARE
  &code_challenge=SHA256_OF_YOUR_VERIFIER_IN_BASE64URL
  &code_challenge_method=S256`;

const tokenRequest = `curl -X POST \\
  ${PRODUCTION}${TOKEN} \\
  -u "YOUR_CLIENT_ID:YOUR_CLIENT_SECRET" \\
  -d "grant_type=authorization_code" \\
  -d "code=CODE_FROM_THE_REDIRECT" \\
  -d "code_verifier=YOUR_VERIFIER" \\
  -d "redirect_uri=https://your-site.example/connected"`;

const tokenResponse = JSON.stringify(
  {
    access_token: 'sample_access_token',
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: 'sample_refresh_token',
    scope: 'payments:read payments:write',
  },
  null,
  2,
);

const revokeRequest = `curl -X POST \\
  ${PRODUCTION}${REVOKE} \\
  -u "YOUR_CLIENT_ID:YOUR_CLIENT_SECRET" \\
  -d "token=sample_refresh_token"`;

/** The token request as a page shows it. */
export const oauthTexts = {
  label: 'Token samples',
  title: `POST ${TOKEN}`,
  tabs: [
    { label: 'Approve', text: authorizeRequest },
    { label: 'Request', text: tokenRequest },
    { label: 'Response', text: tokenResponse },
    { label: 'Revoke', text: revokeRequest },
  ],
} satisfies Partial<SectionOf<'texts'>>;
