import type { ComponentProps, ReactElement } from 'react';
import { documented } from '#api-docs/documented.ts';
import { Accordion } from '#components/Accordion.tsx';
import { AccordionAnswer } from '#components/AccordionAnswer.tsx';
import { CheckList } from '#components/CheckList.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { CodeSample } from '#components/code/CodeSample.tsx';
import { CodeTabs } from '#components/code/CodeTabs.tsx';
import { CodeText } from '#components/code/CodeText.tsx';
import { FieldTable } from '#components/code/FieldTable.tsx';
import { HeadRow } from '#components/code/HeadRow.tsx';
import { ResponseSample } from '#components/code/ResponseSample.tsx';
import { ResponseTable } from '#components/code/ResponseTable.tsx';
import { DownloadLink } from '#components/DownloadLink.tsx';
import ConfirmDialog from '#components/dialogs/ConfirmDialog.tsx';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import PlainBackupDialog from '#components/dialogs/PlainBackupDialog.tsx';
import SignOutDialog from '#components/dialogs/SignOutDialog.tsx';
import { EnglishMark } from '#components/EnglishMark.tsx';
import type { Elements } from '#components/elements.ts';
import { FeatureCard } from '#components/FeatureCard.tsx';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Choices } from '#components/forms/Choices.tsx';
import { EmailField } from '#components/forms/EmailField.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FileButton } from '#components/forms/FileButton.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
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
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import { CompactHeader } from '#components/page-heads/CompactHeader.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import { HeroHeader } from '#components/page-heads/HeroHeader.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Receipt } from '#components/Receipt.tsx';
import { AmountReceipt } from '#components/results/AmountReceipt.tsx';
import { AmountTable } from '#components/results/AmountTable.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { ReceiptButton } from '#components/results/ReceiptButton.tsx';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { YearBars } from '#components/results/YearBars.tsx';
import { YearsPanel } from '#components/results/YearsPanel.tsx';
import { ServedOnly } from '#components/ServedOnly.tsx';
import { Sequence } from '#components/sequence/Sequence.tsx';
import { SequenceHeader } from '#components/sequence/SequenceHeader.tsx';
import { Paper } from '#components/specimen/Paper.tsx';
import { Parts } from '#components/specimen/Parts.tsx';
import { SpecimenHead } from '#components/specimen/SpecimenHead.tsx';
import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import { InfoPanel } from '#components/tools/InfoPanel.tsx';
import { ToolHead } from '#components/tools/ToolHead.tsx';
import { VerificationForm } from '#components/tools/VerificationForm.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import { documentOf } from '#copy/documents.ts';
import type { ListedFeatures } from '#copy/types/sections.ts';
import { ShownOnRequest } from './ShownOnRequest.tsx';
import { sectionSamples } from './section-samples.ts';
import { PrintableResult, SampleChips, SpokenStatus, StatefulSlider } from './stateful-samples.tsx';

const endpoint = documented('/pan/verify');
const head = {
  heading: 'Heading of a page',
  lead: 'A lead of one or two sentences that says what the page is for.',
  crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'This page' }],
  actions: [
    { label: 'Contact Us', to: '/contact' },
    { label: 'Learn More', about: 'our services', to: '/services' },
  ],
  illustration: 'store',
} as const;
const rows = [
  { label: 'Interest', value: '₹30,000' },
  { label: 'In all', value: '₹5,30,000' },
];
const amounts = {
  caption: 'Payments by year',
  columns: ['Year', 'Principal', 'Interest', 'Balance'],
  rows: [
    ['1', '₹1,00,000', '₹20,000', '₹4,00,000'],
    ['2', '₹4,00,000', '₹10,000', '₹0'],
  ],
  total: ['Total', '₹5,00,000', '₹30,000', '₹0'],
};
const years = {
  label: 'Principal and interest of two years; the figures are in the table.',
  parts: ['Principal', 'Interest'],
  years: [1, 2, 3, 4, 5].map((year) => ({ year, lower: year * 20, upper: 120 - year * 20 })),
  top: '₹1,20,000',
} as const;
const tabs = [
  { id: 'shell', label: 'Shell', text: "curl '/pan/verify'" },
  { id: 'php', label: 'PHP', text: '<?php echo "verified";' },
];

/**
 * A sample of each component by the name of its file, anywhere in `src/components`; a test holds the two
 * together.
 */
const Late = laterComponent(async () => ({ default: () => <p>It is here.</p> }));

const sequence: ComponentProps<typeof Sequence>['sequence'] = {
  heading: 'A payment by QR code',
  parties: [
    { icon: 'phone', label: 'Customer' },
    { icon: 'code', label: 'You' },
    { icon: 'transfer', label: 'Company' },
  ],
  steps: [
    {
      kind: 'call',
      from: 1,
      to: 2,
      title: 'Create',
      text: 'Send the amount.',
      method: 'POST',
      path: '/payments',
    },
    { kind: 'word', from: 1, to: 0, title: 'Show', text: 'On the screen.' },
    { kind: 'money', from: 0, to: 2, title: 'Pay', text: 'In any UPI app.' },
    {
      kind: 'event',
      from: 2,
      to: 1,
      title: 'Match',
      text: 'With your reference.',
      id: 'payment.captured',
    },
  ],
};

export const componentSamples: Record<string, ReactElement> = {
  Accordion: <Accordion items={sectionSamples.questions.items} firstOpen />,
  AccordionAnswer: (
    <>
      <b id="sample-question">A question</b>
      <AccordionAnswer id="sample-answer" labelledBy="sample-question" open onFound={() => {}}>
        Its answer, open.
      </AccordionAnswer>
    </>
  ),
  AmountReceipt: (
    <AmountReceipt title="Monthly instalment" figure="₹8,333" badge="Sample" rows={rows}>
      <p className="mb-0">What is to be known about the amounts.</p>
    </AmountReceipt>
  ),
  AmountTable: <AmountTable {...amounts} />,
  Breadcrumbs: <Breadcrumbs crumbs={head.crumbs} />,
  BusyButton: (
    <Variants>
      <BusyButton busy={false} busyLabel="Sending...">
        Send
      </BusyButton>
      <BusyButton busy busyLabel="Sending...">
        Send
      </BusyButton>
    </Variants>
  ),
  CheckList: <CheckList items={sectionSamples.ticks.items} />,
  EmailField: (
    <EmailField
      label="Email"
      value="asha@example.com, ravi@shop.example"
      className="form-control"
      onChange={() => {}}
      onPick={() => {}}
    />
  ),
  Choices: <Choices texts={['₹50.90', '₹50,90,00,000.00']} onPick={() => {}} />,
  CodeSample: <CodeSample endpoint={endpoint} />,
  CodeTabs: (
    <CodeTabs
      id="sample-tabs"
      label="Sample"
      tabsLabel="Language"
      head={<span className="code__path">/pan/verify</span>}
      tabs={tabs}
      chosen="shell"
      onChoose={() => {}}
      note="The first tab stays open in this sample."
    />
  ),
  CodeText: (
    <div className="code">
      <CodeText>{"const response = await fetch('/pan/verify');"}</CodeText>
    </div>
  ),
  CompactHeader: <CompactHeader head={head} />,
  ConfirmDialog: (
    <ShownOnRequest>
      {(hide) => (
        <ConfirmDialog
          heading="Delete the message?"
          text="It is not sent, and cannot be restored."
          confirm="Delete"
          onConfirm={hide}
          onCancel={hide}
        />
      )}
    </ShownOnRequest>
  ),
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
  Field: (
    <Variants>
      <Field label="Name" help="As on your account.">
        {(control) => <input {...control} className="form-control" defaultValue="Asha" />}
      </Field>
      <Field label="E-mail" error="Enter an e-mail address.">
        {(control) => <input {...control} className="form-control is-invalid" />}
      </Field>
      <Field label="Number" hint="Looks like a number of Maharashtra.">
        {(control) => <input {...control} className="form-control" />}
      </Field>
    </Variants>
  ),
  FieldTable: <FieldTable fields={endpoint.fields} />,
  FileButton: (
    <FileButton label="A file" className="btn btn-outline-primary" onFiles={() => {}}>
      Choose a file
    </FileButton>
  ),
  FormError: <FormError text="Failed to send message. Please try again." />,
  HeadRow: (
    <table className="fields">
      <HeadRow columns={['Field', 'Type', 'Description']} />
    </table>
  ),
  Honeypot: (
    <>
      <p>Nobody sees it.</p>
      <Honeypot />
    </>
  ),
  Icon: (
    <div className="d-flex flex-wrap gap-3">
      <Icon name="store" />
      <Icon name="check-circle" />
      <Icon name="download" className="i-sm" />
    </div>
  ),
  Illustration: <Illustration name="done" />,
  InfoPanel: (
    <InfoPanel
      aside={{
        heading: 'About this check',
        items: [
          { icon: 'lock', title: 'Stays here', text: 'Nothing leaves the device.' },
          { icon: 'wifi-off', title: 'Offline', text: 'Works without a network.' },
        ],
      }}
    />
  ),
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
  NoResult: <NoResult icon="search" text="The result will be here." />,
  // Where scripts are on, as here, nothing is seen of it.
  ServedOnly: <ServedOnly>Scripts are off.</ServedOnly>,
  WithoutScripts: <WithoutScripts />,
  Note: (
    <Variants>
      <Note tone="info">For your information.</Note>
      <Note tone="success">It went well.</Note>
      <Note tone="danger">It went wrong.</Note>
      <Note tone="wait">It waits for a network.</Note>
    </Variants>
  ),
  'later-component': <Late />,
  Missing: <Missing failures={1} onTry={() => {}} />,
  ThemeSwitch: <ThemeSwitch />,
  ToolHead: <ToolHead head={head} />,
  HeadActions: <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />,
  HeroHeader: <HeroHeader head={head} />,
  PageHeader: <PageHeader head={head} />,
  Sequence: <Sequence sequence={sequence} />,
  SequenceHeader: <SequenceHeader head={head} sequence={sequence} />,
  Paper: <Paper document={documentOf('vehicle')} />,
  Parts: <Parts document={documentOf('vehicle')} />,
  SpecimenHead: (
    <SpecimenHead head={head} document={documentOf('pan')}>
      <p>The tool.</p>
    </SpecimenHead>
  ),
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
  ReceiptButton: (
    <ReceiptButton
      file="sample.png"
      receipt={() => ({ title: 'Sample', figure: '₹100.00', rows: [], notes: ['A sample.'] })}
    />
  ),
  ResponseSample: <ResponseSample endpoint={endpoint} />,
  ResponseTable: <ResponseTable responses={endpoint.responses} />,
  ResultActions: <PrintableResult />,
  ResultCard: (
    <Variants>
      {(['success', 'danger', 'plain'] as const).map((tone) => (
        <ResultCard key={tone} title={`Result, ${tone}`} badge={{ tone, text: tone }} rows={rows} />
      ))}
    </Variants>
  ),
  PlainBackupDialog: (
    <ShownOnRequest>
      {(hide) => <PlainBackupDialog onConfirm={hide} onCancel={hide} />}
    </ShownOnRequest>
  ),
  Samples: <SampleChips />,
  OverPage: (
    <OverPage isOpen={false} onBack={() => {}}>
      Lies over the page.
    </OverPage>
  ),
  SettledStatus: <SpokenStatus />,
  SignOutDialog: (
    <ShownOnRequest>
      {(hide) => (
        <SignOutDialog
          lock="off"
          isEncrypted={false}
          read={3}
          unread={1}
          tray={2}
          onConfirm={hide}
          onCancel={hide}
        />
      )}
    </ShownOnRequest>
  ),
  SecretField: (
    <form className="grid">
      <SecretField label="Passphrase" error={undefined} autoComplete="off" />
      <SecretField
        label="Wrong passphrase"
        error="That is not the passphrase."
        autoComplete="off"
      />
    </form>
  ),
  SliderField: <StatefulSlider />,
  VerificationForm: (
    <VerificationForm
      name="number"
      words={{
        label: 'Number',
        help: 'As printed',
        verify: 'Verify',
        failed: 'Verification failed.',
      }}
      hint={() => ''}
      verify={async (number) => number}
      numbersIn={() => []}
      samples={[{ label: 'Valid', about: 'Nobody’s', values: { number: '0' }, outcome: '0' }]}
    >
      {(number) => <p className="panel">{number}</p>}
    </VerificationForm>
  ),
  YearBars: <YearBars {...years} />,
  YearsPanel: (
    <YearsPanel
      heading="Year by year"
      terms={<p className="muted">What was worked out.</p>}
      bars={years}
      table={amounts}
      note="What is said of the figures where they are printed."
      file="years.csv"
      csv={async () => 'year,amount\n1,100\n'}
    />
  ),
};

function Variants({ children }: { children: Elements }) {
  return <div className="catalogue-sample__variants">{children}</div>;
}
