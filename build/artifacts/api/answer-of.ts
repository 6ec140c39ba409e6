import type { Sample } from '../../../src/api-docs/kit/operation.ts';
import type { OperationId } from '../../../src/api-docs/operations.ts';
import { sampleRequest } from '../../../src/api-docs/samples/sample-request.ts';
import type { Answer } from '../../../src/core/sandbox/answer.ts';
import { handle } from '../../../src/core/sandbox/handle.ts';
import { requestOf } from '../../../src/core/sandbox/request/request-of.ts';
import { seeded } from '../../../src/core/sandbox/state/seed.ts';

/** What a fresh sandbox answers to a sample: examples are never written by hand. */
export function answerOf(id: OperationId, sample: Sample): Answer {
  const { answer } = handle(seeded(), requestOf(sampleRequest(id, sample)));
  if (!answer) throw new Error(`${id} has no answer to ${sample.name}.`);
  return answer;
}
