import { isEmailAddress } from './email-address.ts';

/** As EmailJS has it. */
export const MAX_BODY_BYTES = 50 * 1024;

/** A message of the contact form. */
export interface Message {
  id: string;
  name: string;
  email: string;
  text: string;
  queuedAt: string;
  /** What else a later form asks, by the parameters' names. */
  more: Readonly<Record<string, string>>;
}

const MAX_NAME_CHARACTERS = 200;

/** The form takes 5,000; some room for a later one. */
const MAX_TEXT_CHARACTERS = 10_000;

const PARAMETER = /^[a-z]+(?:_[a-z]+)*$/;
const KNOWN = new Set(['message_id', 'from_name', 'from_email', 'message', 'queued_at', 'attempt']);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the body of EmailJS's call.
 *
 * @returns the message, or the name of the parameter that is wrong with it
 */
export function readMessage(body: string): Message | string {
  const params = paramsOf(body);
  const field = (name: string) => (Object.hasOwn(params, name) ? params[name] : '');
  const [id, name, email, text, queuedAt] = [
    field('message_id'),
    field('from_name'),
    field('from_email'),
    field('message'),
    field('queued_at'),
  ];
  if (!isText(id, 36) || !UUID.test(id)) return 'message_id';
  if (!isText(name, MAX_NAME_CHARACTERS)) return 'from_name';
  if (typeof email !== 'string' || !isEmailAddress(email)) return 'from_email';
  if (!isText(text, MAX_TEXT_CHARACTERS) || text.trim() === '') return 'message';
  if (!isText(queuedAt, 40)) return 'queued_at';
  const more = moreOf(params);
  if (typeof more === 'string') return more;
  return {
    id: id.toLowerCase(),
    name: oneLine(name),
    email,
    text,
    queuedAt: oneLine(queuedAt),
    more,
  };
}

/** The other texts, or the name of one that is too long. What is not text is not the site's. */
function moreOf(params: Record<string, unknown>): Record<string, string> | string {
  const more = Object.entries(params).filter(
    (entry): entry is [string, string] =>
      PARAMETER.test(entry[0]) && !KNOWN.has(entry[0]) && typeof entry[1] === 'string',
  );
  const wrong = more.find(([, text]) => !isText(text, MAX_TEXT_CHARACTERS));
  return wrong ? wrong[0] : Object.fromEntries(more.filter(([, text]) => text !== ''));
}

function paramsOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)?.template_params);
  } catch {
    return {};
  }
}

const isText = (value: unknown, characters: number): value is string =>
  typeof value === 'string' && value.length <= characters;

/** A text that a mail's header can contain. */
const oneLine = (text: string) => text.replace(/\p{C}+/gu, ' ').trim();
