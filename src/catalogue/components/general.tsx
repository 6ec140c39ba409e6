import type { ReactElement } from 'react';
import { ShownOnRequest } from '#catalogue/ShownOnRequest.tsx';
import { sectionSamples } from '#catalogue/section-samples.ts';
import { Accordion } from '#components/Accordion.tsx';
import { AccordionAnswer } from '#components/AccordionAnswer.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { DownloadLink } from '#components/DownloadLink.tsx';
import { EnglishMark } from '#components/EnglishMark.tsx';
import { FeatureCard } from '#components/FeatureCard.tsx';
import { Honeypot } from '#components/honeypot/Honeypot.tsx';
import { Icon } from '#components/Icon.tsx';
import { Illustration } from '#components/Illustration.tsx';
import { LeadsOn } from '#components/LeadsOn.tsx';
import { Link } from '#components/Link.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import { Missing } from '#components/later/Missing.tsx';
import { MessagePanel } from '#components/MessagePanel.tsx';
import { Note } from '#components/Note.tsx';
import { ProductCard } from '#components/ProductCard.tsx';
import { Receipt } from '#components/Receipt.tsx';
import { Said } from '#components/Said.tsx';
import { ServedOnly } from '#components/ServedOnly.tsx';
import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { ListedFeatures } from '#copy/types/sections.ts';
import { Variants } from './Variants.tsx';

const Late = laterComponent(async () => ({ default: () => <p>It is here.</p> }));

/** Samples of components that are in no folder, or alone in theirs. */
export const general = {
  Accordion: <Accordion items={sectionSamples.questions.items} anchor="questions" firstOpen />,
  AccordionAnswer: (
    <>
      <b id="sample-question">A question</b>
      <AccordionAnswer id="sample-answer" labelledBy="sample-question" open onFound={() => {}}>
        Its answer, open.
      </AccordionAnswer>
    </>
  ),
  CheckList: <CheckList items={sectionSamples.ticks.items} />,
  CopyButton: (
    <div className="code">
      <div className="code__bar">
        <CopyButton text="Copied from the catalogue" />
      </div>
    </div>
  ),
  DownloadLink: <DownloadLink href="/OFL.txt" label="Download a file" />,
  EnglishMark: (
    <p>
      <span>API reference</span>
      <EnglishMark />
    </p>
  ),
  FeatureCard: (
    <Variants>
      {(sectionSamples.features as ListedFeatures).items.map((feature) => (
        <FeatureCard key={feature.title} feature={feature} />
      ))}
      <FeatureCard
        feature={{ figure: '₹5', unit: 'a payout', title: 'With a figure', text: 'Few words.' }}
      />
    </Variants>
  ),
  Icon: (
    <div className="d-flex flex-wrap gap-3">
      <Icon name="store" />
      <Icon name="check-circle" />
      <Icon name="download" className="i-sm" />
    </div>
  ),
  Illustration: <Illustration name="done" />,
  LeadsOn: <LeadsOn>See money transfer</LeadsOn>,
  Link: <Link to="/contact">A link within the site</Link>,
  MessagePanel: (
    <ShownOnRequest>
      {(hide) => (
        <MessagePanel illustration="done" heading="Message sent">
          <p>It takes the place of a form, and the focus.</p>
          <button type="button" className="btn btn-outline-primary" onClick={hide}>
            Hide
          </button>
        </MessagePanel>
      )}
    </ShownOnRequest>
  ),
  // Where scripts are on, as here, nothing is seen of it.
  ServedOnly: <ServedOnly>Scripts are off.</ServedOnly>,
  WithoutScripts: <WithoutScripts />,
  Said: <Said text="Call 1930 first." />,
  Note: (
    <Variants>
      <Note tone="info">For your information.</Note>
      <Note tone="success">It went well.</Note>
      <Note tone="danger">It went wrong.</Note>
      <Note tone="wait">It waits for a network.</Note>
    </Variants>
  ),
  ThemeSwitch: <ThemeSwitch />,
  ProductCard: (
    <ProductCard
      product={{
        illustration: 'upi',
        title: 'UPI QR',
        description: 'A code for the counter.',
        fullDescription:
          'A code for the counter that any UPI app reads, with an amount or without.',
        to: '/UpiSolution',
        more: 'See UPI',
      }}
    />
  ),
  Receipt: <Receipt receipt={sectionSamples.preview.receipt} />,
  Honeypot: (
    <>
      <p>Nobody sees it.</p>
      <Honeypot />
    </>
  ),
  'later-component': <Late />,
  Missing: <Missing failures={1} onTry={() => {}} />,
} satisfies Record<string, ReactElement>;
