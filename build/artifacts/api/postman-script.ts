import { filledBy } from './postman-variables.ts';

/**
 * What Postman does after an answer: it compares the status, and keeps the id for the requests that follow.
 *
 * @param body what a sandbox answers; nothing with 204
 */
export function afterAnswer(status: number, body: unknown) {
  const filled = filledBy(body);
  const exec = [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...(filled
      ? [
          'const body = pm.response.json();',
          `if (${filled.from === 'body.id' ? 'body.id' : 'body.data?.[0]'}) pm.collectionVariables.set('${filled.variable}', ${filled.from});`,
        ]
      : []),
  ];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}
