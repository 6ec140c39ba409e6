import { expect, it } from 'vitest';
import { readCall } from '../../../../build/server/mail-call.ts';
import { NO_TEXT } from '../../../../src/core/storage/message-fields.ts';

const ACCOUNT = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
const CALL = { service_id: 'service', template_id: 'template', user_id: 'key' };
const PARAMS = {
  ...NO_TEXT,
  from_name: 'Asha Verma',
  from_email: 'asha@example.com',
  message: 'Namaste',
  message_id: 'id-1',
  queued_at: '2026-01-01T00:00:00.000Z',
  attempt: 3,
};

const read = (call: unknown) => readCall(JSON.stringify(call), ACCOUNT);

it('a call of the site is its message', () => {
  expect(read({ ...CALL, template_params: PARAMS })).toEqual(PARAMS);
});

/** EmailJS's own words, by its reference and docs/decisions/059. */
it.each([
  ['Bad Request', 'x'],
  ['Bad Request', null],
  ['Bad Request', [CALL]],
  ['The user_id parameter is required', { ...CALL, user_id: undefined }],
  ['The user_id parameter is required', { ...CALL, user_id: '' }],
  ['The service_id parameter is required', { ...CALL, service_id: '' }],
  ['The template_id parameter is required', { ...CALL, template_id: '' }],
  ['The Public Key is invalid', { ...CALL, user_id: 'other' }],
  ['The service ID not found', { ...CALL, service_id: 'other' }],
  ['The template ID not found', { ...CALL, template_id: 'other' }],
  ['The template_params parameter is required', CALL],
  ['The template_params parameter is required', { ...CALL, template_params: [] }],
  ['The template_params parameter is invalid', { ...CALL, template_params: { message: 7 } }],
])('is refused with “%s”', (words, call) => {
  expect(read(call)).toBe(words);
});

it('is refused as no request where it is not JSON', () => {
  expect(readCall('{', ACCOUNT)).toBe('Bad Request');
});

it('has empty texts for what is left out, and attempt 0 for what is not a number', () => {
  const empty = { ...NO_TEXT, message_id: '', queued_at: '' };
  expect(read({ ...CALL, template_params: {} })).toEqual({ ...empty, attempt: 0 });
  for (const attempt of ['1', 1.5, null])
    expect(read({ ...CALL, template_params: { attempt } })).toMatchObject({ attempt: 0 });
});
