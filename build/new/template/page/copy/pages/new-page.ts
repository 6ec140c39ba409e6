import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { noIndex: true, sells: false } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'New page',
    description: 'What this page is about, in one sentence for search engines.',
  },
  head: {
    heading: 'New page',
    lead: 'What a reader can do here, in one sentence.',
    crumbs: [{ label: 'Home', to: '/' }, { label: 'New page' }],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'The first thing to know',
      paragraphs: [
        'Say here what it is, for whom, and what to do next. Begin with what a reader came for, in words that a shopkeeper uses across the counter. One thought a sentence, one subject a paragraph.',
        'Say what it costs, how long it takes and what is needed, with figures that somebody has checked. Leave out what everybody says of himself.',
      ],
    },
    {
      kind: 'questions',
      heading: 'What readers ask',
      items: [
        {
          question: 'Can this page be read in a shop without a signal?',
          answer:
            'Yes. Once the site has been opened with a network, each of its pages is on the device, in the language that was chosen.',
        },
        {
          question: 'Whom can I ask?',
          answer:
            'Write to us with the form under Contact Us. Your message waits on this device where there is no network, and you see in the outbox what became of it.',
        },
        {
          question: 'Where does a question come from?',
          answer:
            'From readers: what was asked twice by phone or in a message is here, with the answer that helped.',
        },
      ],
    },
  ],
} satisfies Page<'Article'>;
