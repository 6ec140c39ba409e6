import { isFilled, quoted, type Recipe } from './recipe.ts';

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** `amount-in-words` as `amountInWords`. */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A tool on its own page: writes an amount in words, until its author has put its own rule there. */
export const tool: Recipe = {
  questions: [
    {
      name: 'name',
      ask: 'Folder of the tool, such as amount-in-words?',
      problem: (answer) =>
        /^[a-z]+(?:-[a-z]+)*$/.test(answer.trim()) ? undefined : 'Small letters and hyphens only.',
    },
    {
      name: 'title',
      ask: 'Its title in English, at most 16 characters?',
      problem: (answer) =>
        isFilled(answer) ?? ([...answer.trim()].length > 16 ? 'At most 16 characters.' : undefined),
    },
    { name: 'hindi', ask: 'Its title in Hindi?', problem: isFilled },
  ],
  files: ({ name = '', title = '', hindi = '' }) => {
    const folder = `src/features/${name}`;
    const [english, translated] = [quoted(title), quoted(hindi)];
    return {
      [`${folder}/tool.ts`]: `import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'plan',
  place: 90,
  name: '${english}',
  title: '${english}',
  line: 'An amount in words',
  to: '/tools/${name}',
  icon: 'list',
  legal: { called: 'the tool ${english}', is: 'calculation' },
  words: ['${quoted(title.toLowerCase())}', '${translated}'],
} as const satisfies ToolFile;
`,
      [`languages/hi/features/${name}/tool.ts`]: `import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/${name}/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  '${english}': '${translated}',
  'An amount in words': 'रकम शब्दों में',
};

export const samples = translate(english, {
  Rent: 'किराया',
  'A shop, a month': 'दुकान का, महीने का',
  'twelve thousand five hundred rupees': 'बारह हज़ार पाँच सौ रुपये',
  Stock: 'माल',
  'A lakh': 'एक लाख',
  'one lakh rupees': 'एक लाख रुपये',
  'A till': 'गल्ला',
  'In the evening': 'शाम को',
  'four thousand two hundred fifty rupees': 'चार हज़ार दो सौ पचास रुपये',
  'As people say it': 'बोलचाल में',
  'one lakh fifty thousand rupees': 'एक लाख पचास हज़ार रुपये',
  'No amount': 'रकम खाली',
  'Enter the amount.': 'रकम डालें।',
  'In letters': 'शब्दों में',
  'Write the amount in digits, without paise.': 'रकम अंकों में लिखें, बिना पैसे के।',
});
`,
      [`${folder}/rules.ts`]: `import { rupeeWords } from '#domain/rupee-words.ts';
import { formatRupees } from '#domain/rupees.ts';
import { readNumber } from '#lib/quantities/read-number.ts';
import * as words from './words.ts';

/** In whole rupees. */
const BOUNDS = { min: 1, max: 10_00_00_000, decimals: 0 };

const read = (amount: string) =>
  readNumber(amount, BOUNDS, { missing: words.missing, inDigits: words.wrong, say: formatRupees, of: 'rupee' });

/** What is wrong with an amount, as people write it: \`1,250\`, \`₹1250\`, \`१२५०\`, \`1.5 lakh\`. */
export function check({ amount }: { amount: string }): { amount?: string } {
  const reading = read(amount);
  return 'problem' in reading ? { amount: reading.problem } : {};
}

/** A right amount in words; nothing for any other. */
export function resultOf(amount: string): string {
  const reading = read(amount);
  return 'value' in reading ? rupeeWords(reading.value * 100) : '';
}
`,
      [`${folder}/words.ts`]: `export const amount = 'Amount (₹)';
export const help = 'In whole rupees, such as 1,250';
export const show = 'Show in words';
export const result = '${english}';
export const inWords = 'In words';
export const missing = 'Enter the amount.';
export const wrong = 'Write the amount in digits, without paise.';
`,
      [`languages/hi/features/${name}/words.ts`]: `export const amount = 'रकम (₹)';
export const help = 'पूरे रुपये में, जैसे 1,250';
export const show = 'शब्दों में दिखाएँ';
export const result = '${translated}';
export const inWords = 'शब्दों में';
export const missing = 'रकम डालें।';
export const wrong = 'रकम अंकों में लिखें, बिना पैसे के।';
`,
      [`${folder}/Tool.tsx`]: `import { type FormEvent, useRef, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useForm } from '#components/form-state/use-form.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { nothingLeaves } from '#words/tools.ts';
import { check, resultOf } from './rules.ts';
import * as words from './words.ts';

const look = async (amount: string) => resultOf(amount);

/** Shows an amount in words. */
export default function ${capital(camel(name))}Tool({ tool: { samples } }: { tool: Tools['${name}'] }) {
  const [amount, setAmount] = useState('');
  const { state, start, reset } = useAsync(look);
  const { form, errors, control, passes, forget } = useForm({ values: { amount }, change, check });
  const result = useRef<HTMLDivElement>(null);
  useOutcomeInView(state, result, form);

  // A result is about what it was asked for: an edit takes it away.
  function change({ amount = '' }: { amount?: string }): void {
    setAmount(amount);
    reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (passes()) void start(amount);
  }

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <Field label={words.amount} error={errors.amount} help={words.help}>
          {(ids) => (
            <input {...control('amount')} {...ids} inputMode="text" autoComplete="off" required />
          )}
        </Field>
        <div className="form-actions">
          <BusyButton busy={state.status === 'busy'} busyLabel={words.show}>
            {words.show}
          </BusyButton>
          <p>{nothingLeaves}</p>
        </div>
      </form>
      <div className="grid" role="status" ref={result}>
        {state.status === 'done' && (
          <ResultCard title={words.result} rows={[{ label: words.inWords, value: state.output }]} />
        )}
      </div>
      <Samples
        samples={samples}
        form={form}
        onPick={({ values }) => {
          forget();
          change(values);
        }}
      />
    </>
  );
}
`,
      [`${folder}/samples.ts`]: `import type { Sample } from '#copy/types/sample.ts';

export const samples = [
  {
    label: 'Rent',
    about: 'A shop, a month',
    values: { amount: '12,500' },
    outcome: 'twelve thousand five hundred rupees',
  },
  {
    label: 'Stock',
    about: 'A lakh',
    values: { amount: '1,00,000' },
    outcome: 'one lakh rupees',
  },
  {
    label: 'A till',
    about: 'In the evening',
    values: { amount: '4250' },
    outcome: 'four thousand two hundred fifty rupees',
  },
  {
    label: 'As people say it',
    values: { amount: '1.5 lakh' },
    outcome: 'one lakh fifty thousand rupees',
  },
  { label: 'No amount', values: { amount: '' }, outcome: 'Enter the amount.' },
  {
    label: 'In letters',
    values: { amount: 'ten' },
    outcome: 'Write the amount in digits, without paise.',
  },
] as const satisfies readonly Sample<'amount'>[];
`,
      [`${folder}/use.ts`]: `import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/tools/${name}',
  first: 'Amount (₹)',
  press: 'Show in words',
  keyboard: {
    typed: ['73,91,846'],
    submit: 'button',
    says: 'seventy-three lakh ninety-one thousand',
  },
  shown: (outcome) => [outcome],
  secrets: [{ typed: { 'Amount (₹)': '73,91,846' }, says: 'seventy-three lakh' }],
} satisfies ToolUse;
`,
      [`${folder}/rules.every.test.ts`]: `import { expect, it } from 'vitest';
import { check, resultOf } from './rules.ts';
import { samples } from './samples.ts';

it.each(samples)('the sample “$label” comes out as it says', ({ values, outcome }) => {
  const { amount: problem } = check(values);
  expect(problem ?? resultOf(values.amount)).toBe(outcome);
});
`,
      [`copy/pages/tools/${name}.ts`]: `import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export const facts = { sells: false } as const;

export default {
  view: 'Tool',
  meta: {
    title: '${english}',
    description: 'What the tool finds out, in one sentence for search engines. Works without a network.',
    section: 'All tools',
  },
  head: {
    heading: '${english}',
    lead: 'See an amount in words before you write it on a bill.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: '${english}' }],
  },
  tool: { name: '${name}', samples: samples.${camel(name)} },
  aside: {
    heading: 'What it shows',
    items: [
      { icon: 'check-circle', title: 'In words', text: 'As banks want it on a cheque or a receipt.' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From figures to words',
      intro: 'For everyone who fills in a cheque, a bill or a receipt by hand.',
      items: [
        { title: 'Enter', text: 'Type the amount in whole rupees, with or without commas.' },
        { title: 'Press', text: 'The words appear below the form, and a screen reader says them.' },
        { title: 'Compare', text: 'Read them against the bill before you write them down.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Good to know about it',
      items: [
        {
          question: 'Does it work in a shop without a signal?',
          answer:
            'Yes. Once this site has been opened with a network, the tool is on the device and asks nobody.',
        },
        {
          question: 'Who sees the amount that I type?',
          answer:
            'Nobody but you. It is worked out on this device, and is gone when you leave the page.',
        },
        {
          question: 'Where do lakh and crore begin?',
          answer:
            'A lakh is a hundred thousand, 1,00,000. A crore is a hundred lakh, 1,00,00,000. The words follow that order.',
        },
      ],
    },
  ],
} satisfies Page<'Tool'>;
`,
      [`languages/hi/pages/tools/${name}.ts`]: `import english from '#copy/pages/tools/${name}.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    '${english}': '${translated}',
    'What the tool finds out, in one sentence for search engines. Works without a network.':
      'टूल क्या बताता है, सर्च के लिए एक वाक्य में। नेटवर्क के बिना भी चलता है।',
    'All tools': 'सभी टूल',
    'See an amount in words before you write it on a bill.':
      'बिल पर लिखने से पहले रकम शब्दों में देखें।',
    Tools: 'टूल',
    'What it shows': 'यह क्या दिखाता है',
    'In words': 'शब्दों में',
    'As banks want it on a cheque or a receipt.': 'जैसे बैंक चेक या रसीद पर चाहते हैं।',
    'From figures to words': 'अंकों से शब्दों में',
    'For everyone who fills in a cheque, a bill or a receipt by hand.':
      'उनके लिए, जो चेक, बिल या रसीद हाथ से भरते हैं।',
    Enter: 'डालें',
    'Type the amount in whole rupees, with or without commas.':
      'रकम पूरे रुपये में लिखें, कॉमा के साथ या बिना।',
    Press: 'दबाएँ',
    'The words appear below the form, and a screen reader says them.':
      'शब्द फ़ॉर्म के नीचे दिखते हैं, और स्क्रीन रीडर उन्हें बोलता है।',
    Compare: 'मिलाएँ',
    'Read them against the bill before you write them down.':
      'लिखने से पहले उन्हें बिल से मिला लें।',
    'Good to know about it': 'इसके बारे में काम की बातें',
    'Does it work in a shop without a signal?': 'क्या यह बिना सिग्नल वाली दुकान में चलता है?',
    'Yes. Once this site has been opened with a network, the tool is on the device and asks nobody.':
      'हाँ। यह साइट एक बार नेटवर्क पर खुल जाए, तो टूल डिवाइस पर रहता है और किसी से कुछ नहीं पूछता।',
    'Who sees the amount that I type?': 'मेरी लिखी रकम कौन देखता है?',
    'Nobody but you. It is worked out on this device, and is gone when you leave the page.':
      'सिर्फ़ आप। हिसाब इसी डिवाइस पर होता है और पेज छोड़ते ही मिट जाता है।',
    'Where do lakh and crore begin?': 'लाख और करोड़ कहाँ से शुरू होते हैं?',
    'A lakh is a hundred thousand, 1,00,000. A crore is a hundred lakh, 1,00,00,000. The words follow that order.':
      'सौ हज़ार का एक लाख होता है: 1,00,000। सौ लाख का एक करोड़: 1,00,00,000। शब्द इसी क्रम में आते हैं।',
  },
  sampleTexts.${camel(name)},
);
`,
    };
  },
  next: ({ name }) => [
    `1. Put the tool's own rule into src/features/${name}/rules.ts, and what it says into words.ts; its Hindi is in languages/hi/features/${name}.`,
    '2. tool.ts says where it is among the tools and what people type to find it.',
    `3. Its page, copy/pages/tools/${name}.ts: heading, description and copy, and their Hindi in languages/hi.`,
    '4. A file in changes/ says that there is a new tool.',
    '5. npm run check, npx vite build --mode demo, npm run e2e -- tests/e2e/tools',
    '6. npx playwright test -c tests/deep/deep.config.ts tool-secrets tools-offline',
  ],
};
