import type { SequenceKind } from '#copy/types/sequence.ts';

export const kinds: Readonly<Record<SequenceKind, string>> = {
  call: 'API कॉल',
  money: 'पैसे',
  event: 'आपके सर्वर को सूचना',
  word: 'लोगों के बीच',
};

export const fromTo = (from: string, to: string, kind: string) => `${from} से ${to}, ${kind}: `;
