import { describe, expect, it } from 'vitest';
import { pageFinder } from '#features/search/find-pages.ts';
import type { IndexedPage, Part } from '#features/search/search-file.ts';
import { termReader } from '#features/search/terms.ts';

const page = (path: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title: 'Untitled',
  section: 'Home',
  description: '',
  headings: [],
  questions: [],
  ...more,
});
const part = (text: string): Part => [text, 'there'];
const read = termReader({ small: '', synonyms: { licence: ['license'] } });
const paths = (pages: IndexedPage[], query: string) =>
  pageFinder(pages)(read(query)).map((found) => found.page.path);

describe('a search', () => {
  const fields = [
    page('/in-description', { description: 'Loan' }),
    page('/in-question', { questions: [part('Loan?')] }),
    page('/in-heading', { headings: [part('Loan')] }),
    page('/in-title', { title: 'Loan' }),
    page('/nowhere'),
  ];

  it('puts titles before headings, questions and descriptions', () => {
    expect(paths(fields, 'loan')).toEqual([
      '/in-title',
      '/in-heading',
      '/in-question',
      '/in-description',
    ]);
  });

  it('finds beginnings of words and no middles', () => {
    expect(paths(fields, 'lo')).toHaveLength(4);
    expect(paths(fields, 'oan')).toEqual([]);
  });

  it('puts a whole word before the beginning of another, wherever each is', () => {
    const pages = [
      page('/a', { title: 'Terminals' }),
      page('/b', { description: 'How to terminate' }),
      page('/c', { title: 'Terms' }),
    ];
    expect(paths(pages, 'term')).toEqual(['/c', '/a', '/b']);
    expect(paths(pages, 'termin')).toEqual(['/a', '/b']);
  });

  const table = {
    id: 'fees',
    heading: 'Fees by payment method',
    columns: ['Payment method', 'Fee'],
    lines: [
      ['Credit card', '2%'],
      ['Debit card', '0.9%'],
    ],
  } as const;

  it('leads to the line of a table that answers, with its figure', () => {
    const pages = [
      page('/', { title: 'Home', description: 'Debit and credit cards for a fee' }),
      page('/cards', { title: 'Card', questions: [part('A debit?')], headings: [part('A fee')] }),
      page('/rates', { title: 'Rates', tables: [table] }),
    ];
    const [first, ...others] = pageFinder(pages)(read('debit card fee'));
    expect(first?.page.path).toBe('/rates');
    expect(first?.parts[0]).toEqual(['Debit card: 0.9%', 'fees-2']);
    expect(others.map((found) => found.page.path)).toEqual(['/cards', '/']);
  });

  it('puts the home page last where several words are asked for that are not its title', () => {
    const pages = [
      page('/', { headings: [part('Bills of a customer')] }),
      page('/bills', { headings: [part('Customer and bill')] }),
    ];
    expect(paths(pages, 'customer bill')).toEqual(['/bills', '/']);
    const named = [page('/', { title: 'Bills of a customer' }), ...pages.slice(1)];
    expect(paths(named, 'bill customer')).toEqual(['/', '/bills']);
  });

  it('puts first, of pages alike, the one that says it more often', () => {
    const pages = [
      page('/once', { headings: [part('Receipt')] }),
      page('/twice', { headings: [part('Receipt')], questions: [part('A receipt?')] }),
    ];
    expect(paths(pages, 'receipt')).toEqual(['/twice', '/once']);
  });

  it('takes no words from two lines, unless half of them are enough', () => {
    const pages = [page('/rates', { tables: [table] })];
    expect(paths(pages, 'debit credit')).toEqual([]);
    expect(pageFinder(pages)(read('debit credit'), 1)).toHaveLength(1);
  });

  it('shows lines of a product’s terms with the product', () => {
    const terms = { anchor: 'cost', rows: [{ label: 'Costs', text: '₹5 a transfer' }] };
    const [found] = pageFinder([page('/a', { title: 'Transfer', terms })])(read('transfer'));
    expect(found?.parts).toEqual([['Costs: ₹5 a transfer', 'cost']]);
  });

  it('requires all words, wherever each is', () => {
    const pages = [
      page('/both', { title: 'Loan', questions: [part('Which bank?')] }),
      page('/one', { title: 'Loan' }),
    ];
    expect(paths(pages, 'loan bank')).toEqual(['/both']);
  });

  it('puts a title first that consists of the words', () => {
    const pages = [page('/long', { title: 'Loan for shops' }), page('/short', { title: 'Loan' })];
    expect(paths(pages, 'loan')).toEqual(['/short', '/long']);
  });

  it('finds a page by its title in another language as by its own', () => {
    const pages = [
      page('/heading', { headings: [part('Loan')] }),
      page('/also', { title: 'लोन पोर्टल', also: 'Loan portal' }),
    ];
    expect(paths(pages, 'loan')).toEqual(['/also', '/heading']);
    expect(paths(pages, 'लोन loan')).toEqual(['/also']);
  });

  it('ranks English pages behind equal ones in the language', () => {
    const pages = [
      page('/english', { title: 'API', inEnglish: true }),
      page('/hindi', { title: 'लोन API' }),
      page('/less', { headings: [part('API')] }),
    ];
    expect(paths(pages, 'api')).toEqual(['/hindi', '/english', '/less']);
  });

  it('finds nothing without a word', () => {
    expect(paths(fields, '')).toEqual([]);
    expect(paths(fields, '?!')).toEqual([]);
  });

  it('shows at most two headings or questions, those with the most words first', () => {
    const pages = [
      page('/a', {
        title: 'Driving licence',
        headings: [part('Driving'), part('Driving licence'), part('Other')],
        questions: [part('A licence?')],
      }),
    ];
    const [found] = pageFinder(pages)(read('driving license'));
    expect(found?.parts).toEqual([part('Driving licence'), part('Driving')]);
  });
});
