import { events } from '../../../src/api-docs/events.ts';
import { pascal } from '../../../src/api-docs/named-schemas.ts';
import { eventHeaders } from '../../../src/api-docs/webhooks/printed-event.ts';

const headers = eventHeaders.map(({ name, text }) => ({
  name,
  in: 'header',
  required: true,
  description: text,
  schema: { type: 'string' },
}));

/** The events that a receiver is sent, signed as Standard Webhooks 1.0 says. */
export const webhooks = () =>
  Object.fromEntries(
    events.map(({ type, resource, text }) => [
      type,
      {
        post: {
          operationId: `on.${type}`,
          tags: ['Webhooks'],
          summary: type,
          description: `${text} Sent again for three days, at growing pauses, until you answer with 2xx.`,
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: eventSchema(type, resource.name) } },
          },
          responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'Sent again.' } },
        },
      },
    ]),
  );

const eventSchema = (type: string, resource: string) => ({
  type: 'object',
  required: ['id', 'type', 'timestamp', 'data'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', description: 'The event; the same in each delivery.' },
    type: { type: 'string', const: type },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data: { $ref: `#/components/schemas/${pascal(resource)}` },
  },
});
