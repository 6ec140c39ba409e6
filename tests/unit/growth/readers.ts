import { isVerbatim } from '#components/results/is-verbatim.ts';
import { nav } from '#copy/menus/nav.ts';
import { readInstallationReport } from '#core/check-installation.ts';
import { applyDelta, readDelta } from '#core/languages/delta.ts';
import { textsAmong } from '#core/locker/backup/text-files.ts';
import { hasTooManyLines } from '#core/locker/backup/too-many-lines.ts';
import { parseDocument } from '#core/locker/document.ts';
import { originalName, safeStem } from '#core/locker/file-name.ts';
import { endsAsOther, fileKind } from '#core/locker/first-bytes.ts';
import { fromJson, toJson } from '#core/locker/seal/typed-json.ts';
import { readShareResult } from '#core/locker/share-result.ts';
import { cleanTitle, titleOf } from '#core/locker/title.ts';
import { visibleText } from '#core/locker/visible-name.ts';
import { parseRecord } from '#core/outbox/record.ts';
import { classifyResponse, responseCode } from '#core/outbox/response.ts';
import { asErrorCode } from '#core/outbox/stored-sentence.ts';
import { readPercent } from '#domain/settlement.ts';
import { writtenNumber, writtenNumbers } from '#features/contact/written-number.ts';
import { addressIn } from '#features/geocode/address.ts';
import { placesIn } from '#features/geocode/places-file.ts';
import { comparable } from '#features/locker/list/comparable.ts';
import { isCommon } from '#features/locker/lock/common/is-common.ts';
import { languageOf } from '#features/search/language-of.ts';
import { piecesOf } from '#features/search/pieces.ts';
import { wordsIn } from '#features/search/words.ts';
import { currentLink } from '#layouts/links/current-link.ts';
import { fold } from '#lib/fold.ts';
import { matchRoute } from '#routes/match-route.ts';
import { compose, readPack, readPart } from '#routes/page-part.ts';
import { splitPrefix } from '#routes/split-prefix.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const answer = (status: number, text: string) => ({ kind: 'http', status, text }) as const;

/**
 * What reads texts that come from elsewhere and are typed into no tool: addresses, files, answers, records, a search.
 */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  matchRoute,
  currentLink: (path) => currentLink(nav.items, path),
  splitPrefix: (path) => splitPrefix(path, ['/hi']),
  readShareResult,
  readPart,
  readPack,
  compose: (text) => compose(text, readPart(text)),
  'readDelta, applyDelta': (text) => applyDelta(readDelta(text), text),
  cleanTitle,
  titleOf,
  safeStem,
  originalName,
  visibleText,
  fileKind: (text) => fileKind(bytesOf(text).buffer),
  endsAsOther: (name) => endsAsOther(name, fileKind(bytesOf('%PDF-').buffer)),
  hasTooManyLines: (text) => hasTooManyLines(bytesOf(text)),
  textsAmong: (name) => textsAmong([name]),
  parseDocument: (text) => parseDocument({ v: 4, id: text, title: text, issuedOn: text }),
  parseRecord: (text) => parseRecord({ v: 2, id: text, status: text, journal: [text] }),
  'toJson, fromJson': (text) => fromJson(toJson([...text]).json, () => new ArrayBuffer()),
  readInstallationReport: (text) => readInstallationReport({ type: text }),
  classifyResponse: (text) =>
    [200, 400, 401].map((status) => classifyResponse(answer(status, text))),
  responseCode: (text) => responseCode(answer(400, text), true),
  asErrorCode,
  addressIn: (text) => addressIn(JSON.stringify({ display_name: text })),
  placesIn: (names) =>
    placesIn({
      states: [''],
      names: [names],
      souths: [],
      wests: [],
      norths: [],
      strides: [],
      steps: [],
    }),
  comparable,
  isCommon,
  fold,
  wordsIn,
  languageOf: (text) => languageOf(text, true),
  piecesOf: (text) => piecesOf(text, [[['a1']]]),
  isVerbatim,
  readPercent,
  writtenNumber,
  writtenNumbers,
};
