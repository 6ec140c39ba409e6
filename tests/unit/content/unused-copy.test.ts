import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nav } from '../../../copy/menus/nav.ts';
import { site } from '../../../facts/site.ts';
import { renderedPages, type Shown, shownIn } from './shown.ts';

/** A string of the copy, and its place there: `Marketing.sections[].heading`. */
interface Found {
  at: string;
  text: string;
}

/** Copy that the served page does not hold, since it is shown after something happened. */
const LATER: { at: RegExp; why: string; file: string; code: string }[] = [
  {
    at: /\.meta\./,
    why: 'The head of the document shows it.',
    file: 'build/document/document.ts',
    code: 'page.meta.description',
  },
  {
    at: /^Marketing\.head\.illustration$/,
    why: 'The picture of a shared link shows it; on the page a phone may be in its place.',
    file: 'build/artifacts/pictures/share-picture.ts',
    code: 'page.head.illustration',
  },
  {
    at: /^(?:Contact|DocumentTool|Investors|Marketing|Rates|Sandbox|Search|Shared|Tool)\.head\.crumbs\[\]\.label$/,
    why: 'Search engines are told the way; a compact head shows the step back alone.',
    file: 'build/document/structured-data.ts',
    code: 'crumbs',
  },
  {
    at: /^Contact\.(?:subjects\.|opening$)/,
    why: 'A message begins with it, when a link says what it is about or comes from another page.',
    file: 'src/features/contact/subject.ts',
    code: '{ subjects, opening }',
  },
  {
    at: /^Device\.homeScreen\.installed\./,
    why: 'Said in place of the steps where the site is installed.',
    file: 'src/features/device/HomeScreenPanel.tsx',
    code: 'isInstalled ? installed',
  },
  {
    at: /^Reference\.labels\.find\./,
    why: 'The search of the reference needs scripts, and comes with them.',
    file: 'src/features/reference/FindPlace.tsx',
    code: "import('./Find.tsx')",
  },
  {
    at: /^Reference\.labels\.(?:languages|notLoaded)/,
    why: 'Samples in other languages need scripts, and come with them.',
    file: 'src/features/reference/use-samples.ts',
    code: "import('./reference-samples.ts')",
  },
  {
    at: /^Reference\.labels\.(?:sample|next|headers|query|body|page|objects)$/,
    why: 'Not every group has such; the first two are a part of a name.',
    file: 'src/features/reference/Call.tsx',
    code: '[labels.query, call.query]',
  },
  {
    at: /^Reference\.calls\[\]\.(?:curl|example)$/,
    why: 'Code is shown in pieces, each in its colour.',
    file: 'src/components/code/CodeText.tsx',
    code: 'split(TOKEN)',
  },
  {
    at: /^Outbox\.empty(Heading|Text)$/,
    why: 'Shown once the device was asked and has no message.',
    file: 'src/pages/Outbox.tsx',
    code: 'page.emptyHeading',
  },
  {
    at: /^Search\.(nothingFound|askTitle|askLinks)/,
    why: 'Shown where a search found nothing.',
    file: 'src/features/search/Outcome.tsx',
    code: 'text={page.nothingFound}',
  },
  {
    at: /^Tools\.find\.(?:last|nothing|site)$/,
    why: 'Shown once a tool was opened on this device, or none was found.',
    file: 'src/pages/Tools.tsx',
    code: 'find.nothing',
  },
  {
    at: /\.tool\.samples\[\]\.(values\.\w+|outcome)$/,
    why: 'A form is filled with the values; the reference lists them with their outcome.',
    file: 'src/components/tools/use-samples.ts',
    code: 'onPick(sample)',
  },
  {
    at: /\.(?:endpoint|calls\[\])\.id$|^Recipes\.recipes\[\]\.steps\[\]\.run$/,
    why: 'A press loads a panel for the call of that name.',
    file: 'src/features/sandbox/CallPanel.tsx',
    code: 'each.id === id',
  },
  {
    at: /^Sandbox\.labels\./,
    why: 'The console needs scripts, and comes with them.',
    file: 'src/features/sandbox/OpenConsole.tsx',
    code: 'labels: SandboxLabels',
  },
  {
    at: /^Rates\.sheets\[\]\./,
    why: 'Printed alone, when it is asked for.',
    file: 'src/features/rates/Sheet.tsx',
    code: 'sheet.parts.map',
  },
  {
    at: /^Verification\.follows$/,
    why: 'It orders the blocks of the page.',
    file: 'src/templates/Verification.tsx',
    code: 'ORDERS[page.follows]',
  },
  {
    at: /\.document\.form$/,
    why: 'A class: what shape the paper has.',
    file: 'src/components/specimen/Paper.tsx',
    code: 'specimen--$',
  },
  {
    at: /\.document\.drawing\[\]\.ink$/,
    why: 'A class: what a path is drawn with.',
    file: 'src/components/specimen/Paper.tsx',
    code: 'specimen-$',
  },
  {
    at: /\.tool\.missing$/,
    why: 'Said when a check is asked for and the fields are empty.',
    file: 'src/features/number-check/Tool.tsx',
    code: 'missing',
  },
  {
    at: /\.tool\.dashboard\./,
    why: 'Shown once an investor has signed in.',
    file: 'src/features/investor/Tool.tsx',
    code: 'tool.dashboard',
  },
  {
    at: /\.tool\.advice$/,
    why: 'Shown next to a code that was made.',
    file: 'src/features/upi-qr/poster/Studio.tsx',
    code: '{advice}',
  },
  {
    at: /\.steps\[\]\.screen\./,
    why: 'Drawn on a phone when its step has come.',
    file: 'src/features/product/phone/PhoneSection.tsx',
    code: 'screen={step.screen}',
  },
  {
    at: /^Home\.pocket\.(?:install|installed|offline)$/,
    why: 'Said where the browser offers to install the site, or has done so; drawn when the page is at rest.',
    file: 'src/features/offline/LivePocket.tsx',
    code: 'installed ? copy.installed',
  },
  {
    at: /\.tool\.choices\./,
    why: 'Shown above the form when a link says what its visitor came for.',
    file: 'src/features/sign-up/Choice.tsx',
    code: 'choice.links',
  },
  {
    at: /\.tool\.countries$/,
    why: 'A table of dial codes, listed once the country is chosen.',
    file: 'src/features/sign-up/use-sign-up.ts',
    code: 'listsOf(countries)',
  },
];

/** Copy of the menus that only narrow screens show, when asked. */
const IN_DRAWER = [
  {
    at: /^nav\.items\[\]\.line$/,
    file: 'src/layouts/menu/MobileSections.tsx',
    code: '{item.line}',
  },
  {
    at: /^nav\.tools\[\]\.(name|to|icon)$/,
    file: 'src/layouts/menu/MobileTools.tsx',
    code: '{name}',
  },
];

/** Strings that the code reads and no visitor does. A wrong one does not compile. */
const NAMES =
  /\.(view|kind|tool\.name|tool\.fields\[\]\.(name|format|keys)|sums|sections\[\]\.place|rows\[\]\.method|mark\[\]\.shape|devices\[\]\.device|specimen\.strokes\[\]\.shape)$/;

/** Texts that are rendered in coloured pieces, or in one piece with others. */
const IN_PIECES =
  /\.(release\.version|samples\[\]\.text|tabs\[\]\.text|responses\[\]\.body|secondResponse\.text|steps\[\]\.curl|items\[\]\.(method|path|fields\[\]))$/;

/** Requests come from one table, and a page shows what it needs of one. */
const FROM_TABLE = /\.endpoint\./;

/** How attributes say a string: itself, an anchor, an icon, a picture, the id of a tab. */
const ATTRIBUTE_FORMS = ['*', '#*', '/rates#*', '#i-*', '/art/spot-*.svg', 'request-*'];

/** The specification hides a timeline without dates, with its heading. */
const isHidden = (value: object) =>
  'kind' in value && value.kind === 'timeline' && 'items' in value && `${value.items}` === '';

function stringsOf(value: unknown, at: string): Found[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null || isHidden(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    stringsOf(each, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
  );
}

/** Strings that a page does not hold as often as its copy does. */
function missing(strings: Found[], { runs, attributes, text }: Shown): Found[] {
  const left = new Map(runs);
  return strings.filter((found) => {
    const count = left.get(found.text) ?? 0;
    left.set(found.text, count - 1);
    if (count > 0) return false;
    if (IN_PIECES.test(found.at)) return !text.includes(found.text);
    return !ATTRIBUTE_FORMS.some((form) => attributes.has(form.replace('*', () => found.text)));
  });
}

const everywhere = shownIn(renderedPages.map(({ main }) => main.markup).join(''));

describe('every string of the copy is shown', () => {
  it.each(renderedPages)('$path', ({ page, main }) => {
    const strings = stringsOf(page, page.view).filter(
      ({ at }) => !NAMES.test(at) && !LATER.some((later) => later.at.test(at)),
    );
    const table = strings.filter(({ at }) => FROM_TABLE.test(at));
    const own = strings.filter(({ at }) => !FROM_TABLE.test(at));
    expect(missing(own, main)).toEqual([]);
    expect(missing(table, everywhere)).toEqual([]);
  });

  it.each(LATER)('$at: $why', ({ at, file, code }) => {
    const strings = renderedPages.flatMap(({ page }) => stringsOf(page, page.view));
    expect(strings.some((found) => at.test(found.at))).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(code);
  });

  it('of the menus and of the company', () => {
    const pages = shownIn(renderedPages.map(({ whole }) => whole.markup).join(''));
    const strings = [...stringsOf(nav, 'nav'), ...stringsOf(site, 'site')].filter(
      ({ at }) => !IN_DRAWER.some((later) => later.at.test(at)),
    );
    expect(missing(strings, pages)).toEqual([]);
  });

  it.each(IN_DRAWER)('$at, once the menu of narrow screens is open', ({ at, file, code }) => {
    expect(stringsOf(nav, 'nav').some((found) => at.test(found.at))).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(code);
  });
});
