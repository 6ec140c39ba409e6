import { strToU8, type Zippable, zipSync } from 'fflate';

/** A backup with so many small documents, each with the fields given. */
export function backupOf(count: number, fields: object = {}): Uint8Array {
  const files: Zippable = {};
  const documents = Array.from({ length: count }, (_, index) => {
    const path = `files/${index}.txt`;
    files[path] = [strToU8('hello'), { level: 0 }];
    return {
      v: 1,
      id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
      title: `Paper ${index}`,
      type: 'Uploaded',
      issuedBy: 'You',
      issuedOn: '2026-11-21',
      addedAt: 1,
      position: 10 + index,
      file: { name: `${index}.txt`, mediaType: 'text/plain', bytes: 5 },
      path,
      ...fields,
    };
  });
  const list = { format: 'kolam-locker-backup', v: 1, documents };
  return zipSync({ ...files, 'kolam-locker.json': strToU8(JSON.stringify(list)) });
}
