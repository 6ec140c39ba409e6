import { expect, test } from 'vitest';
import { uploadedDocument } from './uploaded-document.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a).buffer;
const TEXT = new TextEncoder().encode('text').buffer;

const fileOf = (mediaType: string, head: ArrayBuffer) =>
  uploadedDocument({
    ...{ id: '11111111-2222-4333-8444-555555555555', name: 'a.bin', mediaType, bytes: 9, head },
    ...{ issuerCode: 'visitor', now: 0, position: 1 },
  }).file;

// A picture is rendered, so whether it is one is told by its bytes, and not by who sends it.
test.each([
  ['image/jpeg', PNG, 'image/png'],
  ['', PNG, 'image/png'],
  ['image/png', TEXT, ''],
  ['image/svg+xml', TEXT, ''],
  ['application/pdf', TEXT, 'application/pdf'],
  ['application/x-image/png', TEXT, 'application/x-image/png'],
])('what is called “%s” by its sender is kept as %#', (said, head, kept) => {
  expect(fileOf(said, head)).toEqual({ name: 'a.bin', mediaType: kept, bytes: 9 });
});
