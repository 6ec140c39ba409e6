import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { CanonicalPath } from '#routes/paths.ts';
import { pageOf, pages, sectionsOf } from './content-pages.ts';

const paths = pages.map(({ path }) => path);

describe('headings and buttons that the specification quotes', () => {
  it.each<[CanonicalPath, string]>([
    ['/company/About', 'By the Numbers'],
    ['/company/About', 'Our Culture'],
    ['/services', 'Why Choose Kolam'],
    ['/alliance', 'Benefits of Our Alliances'],
    ['/alliance', 'Become Our Partner'],
    ['/alliance', 'Partnership Benefits'],
    ['/CertificatesPage', 'Why Certifications Matter'],
  ])('%s: %s', (path, heading) => {
    const headings = sectionsOf(path).map((each) => ('heading' in each ? each.heading : ''));
    expect(headings).toContain(heading);
  });

  it.each<[CanonicalPath, string, string]>([
    ['/services', 'Start Free Trial', '/contact'],
    ['/services', 'Contact Sales', '/contact'],
    ['/services', 'Get in Touch', '/contact'],
    ['/partnership', 'Apply Now', '/contact?subject=partnership'],
    ['/alliance', 'Apply Now', '/contact'],
    ['/alliance', 'Learn More', '/partnership'],
    ['/UpiSolution', 'Get Started with UPI', '/signup?api=/apis/UPIPayment'],
    [
      '/SubscriptionManagement',
      'Start Managing Subscriptions',
      '/signup?api=/apis/UPIPayment&for=subscriptions',
    ],
    ['/investors', 'Contact us', '/contact'],
  ])('%s: %s goes to %s', (path, label, to) => {
    // Hidden words about the target may follow the label that is seen.
    const seen = JSON.stringify(pageOf(path), (key, value) =>
      key === 'about' ? undefined : value,
    );
    expect(seen).toContain(JSON.stringify({ label, to }));
  });
});

describe('API pages', () => {
  it('the overview leads to every page under /apis', () => {
    const linksOn = (path: CanonicalPath) => JSON.stringify(pageOf(path));
    const [overview, reference] = [linksOn('/apis'), linksOn('/apis/apiRefrence')];
    for (const path of paths.filter((each) => each.startsWith('/apis/')))
      if (path.startsWith('/apis/reference/')) expect(reference, path).toContain(`"to":"${path}#`);
      else expect(overview, path).toContain(`"to":"${path}"`);
  });

  it('lead to where a key is asked for, with the message begun', () => {
    const asking = paths.filter((path) =>
      JSON.stringify(pageOf(path)).includes('"Get API access"'),
    );
    expect(asking.length).toBeGreaterThan(15);
    for (const path of asking)
      expect(JSON.stringify(pageOf(path)), path).toContain(
        '{"label":"Get API access","to":"/contact?subject=sandbox-key"}',
      );
  });

  it('the reference has its six cards in order', () => {
    const [contents] = sectionsOf('/apis/apiRefrence');
    if (contents?.kind !== 'features' || contents.names)
      throw new Error('The contents come first.');
    expect(contents.items.map(({ anchor }) => anchor)).toEqual([
      'getting-started',
      'authentication',
      'endpoints',
      'samples',
      'errors',
      'sdks',
    ]);
  });

  it.each<[CanonicalPath, string, string]>([
    ['/apis/panFeatures', '/pan/verify', 'pan'],
    ['/apis/aadhaarFeatures', '/aadhaar/verify', 'aadhaar'],
    ['/apis/bankFeatures', '/bank/verify', 'account_number, ifsc'],
    ['/apis/voterFeatures', '/voterid/verify', 'voter_id'],
    ['/apis/bbpsFeatures', '/bbps/pay', 'biller_id, consumer_number, amount, mode'],
    ['/apis/rcFeatures', '/rc/verify', 'rc_number'],
    ['/apis/passportFeatures', '/passport/verify', 'passport_number'],
    ['/apis/cinFeatures', '/cin/verify', 'cin'],
    ['/apis/ocrFeatures', '/ocr/verify', 'file'],
    ['/apis/upiFeatures', '/upi/verify', 'upi_id'],
  ])('%s documents POST %s with %s', (path, call, expected) => {
    const { endpoint, related } = pageOf<Page<'Verification'>>(path);
    const fields = endpoint.fields.map(({ name }) => name);
    expect(endpoint.path).toBe(call);
    expect(fields.join(', ')).toBe(expected);
    expect(related).toHaveLength(9);
  });
});
