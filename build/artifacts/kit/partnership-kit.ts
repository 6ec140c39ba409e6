import type { Page } from '../../../copy/types/page.ts';
import type { CompanySection, SectionOf } from '../../../copy/types/sections.ts';
import { site } from '../../../facts/site.ts';
import { writeCover } from './kit-cover.ts';
import { writeChoices, writeHeading, writeQuestions, writeSteps } from './kit-sections.ts';
import {
  BODY_END_PT,
  COLORS,
  closeSheet,
  MARGIN_PT,
  openSheet,
  type Sheet,
  write,
  writeTicks,
} from './kit-sheet.ts';

/** The partnership kit as a PDF, all of it from the copy of the partnership page. */
export async function partnershipKit(root: string, page: Page<'Company'>): Promise<Buffer> {
  const sheet = openSheet(`${site.brand} partnership kit`);
  const note = `Sample kit for demonstration. ${sectionOf(page, 'note').text}`;
  await writeCover(sheet, root, page.head);
  writeChoices(sheet, sectionOf(page, 'choices'));
  writeContact(sheet);
  writeNote(sheet, note);
  sheet.addPage().y = MARGIN_PT;
  writeSteps(sheet, sectionOf(page, 'steps'));
  const benefits = sectionOf(page, 'ticks');
  writeHeading(sheet, benefits.heading);
  writeTicks(sheet, benefits.items);
  sheet.y += 20;
  writeQuestions(sheet, sectionOf(page, 'questions'));
  writeNote(sheet, note);
  return closeSheet(sheet);
}

function sectionOf<K extends CompanySection['kind']>(page: Page<'Company'>, kind: K): SectionOf<K> {
  const section = page.sections.find((each): each is SectionOf<K> => each.kind === kind);
  if (!section) throw new Error(`The partnership page has no ${kind}, which the kit needs.`);
  return section;
}

function writeContact(sheet: Sheet): void {
  sheet.y += 8;
  writeHeading(sheet, 'Talk to us');
  const { phone, email, address, supportHours } = site;
  for (const [label, value] of [
    ['Phone', phone.label],
    ['Email', email],
    ['Office', address.join(' ')],
    ['Support', supportHours],
  ] as const) {
    const { y } = sheet;
    write(sheet, label, { tag: 'P', y, width: 60, weight: 700 });
    write(sheet, value, { tag: 'P', y, x: MARGIN_PT + 64, width: 400, color: COLORS.quiet });
  }
}

function writeNote(sheet: Sheet, note: string): void {
  if (sheet.y > BODY_END_PT) throw new Error('A page of the kit leaves no room for its note.');
  write(sheet, note, { tag: 'P', y: BODY_END_PT, size: 9, color: COLORS.quiet });
}
