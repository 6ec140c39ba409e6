import { bbps } from '../../../src/api-docs/money.ts';
import { event, eventHeaders } from '../../../src/api-docs/webhook-event.ts';
import { schemaOf } from './schema-of.ts';

/** The event that a receiver is sent. Nobody's key is in it: its signature shows where it comes from. */
export function webhook() {
  const schema = schemaOf(event, bbps.optionalData);
  const status = { type: 'string', enum: bbps.outcomes.map((outcome) => outcome.status) };
  return {
    summary: 'A payment has a new status',
    description: 'Sent again for a day, at growing intervals, until you respond with 2xx.',
    security: [],
    parameters: eventHeaders.map(({ name, text, sample }) => ({
      name,
      in: 'header',
      required: true,
      description: text,
      schema: { type: 'string' },
      example: sample,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            ...schema,
            required: schema.required?.filter((name) => name !== 'data'),
            properties: { ...schema.properties, status },
          },
          example: event,
        },
      },
    },
    responses: { '2XX': { description: 'Received.' } },
  };
}
