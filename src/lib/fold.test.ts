import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#lib/fold.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';

describe('a text as a search compares it', () => {
  it.each([
    ['letter case', 'GST', 'gst'],
    ['accents', 'Réunion', 'reunion'],
    ['a dot that small letters get', 'İstanbul', 'istanbul'],
    ['full width', 'ＧＳＴ', 'gst'],
    ['the nukta', 'दस्तावेज़', 'दस्तावेज'],
    ['a nukta in one character', 'द\u095eतर', 'दफतर'],
    ['chandrabindu', 'जाँच', 'जांच'],
    ['a nasal before its consonant', 'हिन्दी', 'हिंदी'],
    ['m before b', 'नम्बर', 'नंबर'],
    ['n before t of English words', 'पेमेन्ट', 'पेमेंट'],
    ['long i', 'रीचार्ज', 'रिचार्ज'],
    ['long i that begins a syllable', 'मोबाईल', 'मोबाइल'],
    ['long u', 'दूकान', 'दुकान'],
    ['o of English words', 'ऑनलाइन पॉलिसी', 'आनलाइन पालिसी'],
    ['joiners', 'क्\u200dया र\u200cक्षा', 'क्या रक्षा'],
    ['forms of pictures', '✔\ufe0f', '✔'],
  ])('has no %s', (_what, text, same) => {
    expect(fold(text)).toBe(fold(same));
  });

  it.each([
    ['vowel signs', ['बिल', 'बोल', 'बाल', 'बल', 'बेल']],
    ['loan and take', ['लोन', 'लेन']],
    ['n before a vowel and before another n', ['पता', 'पंता', 'पनता']],
    ['signs of other scripts', ['ก', 'กิ', 'กา']],
  ])('keeps apart %s', (_what, texts) => {
    expect(new Set(texts.map(fold)).size).toBe(texts.length);
  });

  it('is the same once more, for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'नमङत्ंँ़ाीूॉऑ\u200d') }),
      fc.constantFrom(...HOSTILE.map((hostile) => hostile.text)),
    );
    fc.assert(
      fc.property(text, (each) => {
        expect(fold(fold(each))).toBe(fold(each));
      }),
    );
  });
});
