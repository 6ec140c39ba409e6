import { DOMAIN, site } from '../../../facts/site.ts';
import { HEADER_PREFIX } from '../../../src/api-docs/names.ts';
import { oauthAddresses } from '../../../src/api-docs/oauth.ts';
import { operationList } from '../../../src/api-docs/operations.ts';
import { SCOPES } from '../../../src/api-docs/scopes.ts';
import { PRODUCTION, SANDBOX_BY_NUMBER } from '../../../src/api-docs/servers.ts';
import { API_VERSION } from '../../../src/api-docs/version.ts';
import { ABOUT_API } from './about-api.ts';
import { componentSchemas } from './json-schema.ts';
import { sharedHeaders } from './openapi-headers.ts';
import { openApiOperation } from './openapi-operation.ts';
import { sharedParameters } from './openapi-parameters.ts';
import { problemExamples, sharedResponses } from './openapi-responses.ts';
import { tags } from './openapi-tags.ts';
import { webhooks } from './openapi-webhooks.ts';

/** The table of calls as an OpenAPI 3.1 document. */
export function openApi() {
  return {
    openapi: '3.1.1',
    info: {
      ...ABOUT_API,
      contact: { name: site.brand, email: site.email, url: `https://${DOMAIN}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      // Tools offer the first one: a first try should move no money.
      { url: SANDBOX_BY_NUMBER, description: 'Sandbox on your machine' },
      { url: PRODUCTION, description: 'Production' },
    ],
    tags: tags(),
    paths: paths(),
    webhooks: webhooks(),
    components: {
      schemas: componentSchemas(),
      responses: sharedResponses(),
      examples: problemExamples(),
      parameters: sharedParameters(`${HEADER_PREFIX}-Version`, API_VERSION),
      headers: sharedHeaders(),
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'Your API key.' },
        oAuth: {
          type: 'oauth2',
          description: 'For software that acts for many merchants: with PKCE (S256) and state.',
          flows: { authorizationCode: { ...oauthAddresses, scopes: SCOPES } },
        },
      },
    },
  };
}

/** Methods of one path are together. */
function paths(): Record<string, Record<string, ReturnType<typeof openApiOperation>>> {
  const all: ReturnType<typeof paths> = {};
  for (const row of operationList)
    all[row.path] = { ...all[row.path], [row.method.toLowerCase()]: openApiOperation(row) };
  return all;
}
