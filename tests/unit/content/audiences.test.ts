import { describe, expect, it } from 'vitest';
import type { CanonicalPath } from '#routes/paths.ts';
import { renderedPages } from './shown.ts';

/** First questions of each audience, one a line: the question, the page that answers it, words of the answer. */
const ASKED = {
  business: `
    What do you offer? | / | Payment gateway, UPI, POS and ECD billing, subscriptions and invoicing
    Who may open an account, and with which documents? | /company/faqs | with PAN, address proof and a bank account
    How long until we are live? | /company/faqs | Most teams need 1-3 business days
    What will it cost? | /company/faqs | Online: nothing. A shop:
    How do we pay many people at once? | /apis/Payout | Upload a file with name, account, IFSC, amount and reference.
    How large may a transfer be? | /company/faqs | IMPS carries up to ₹5 lakh and RTGS starts at ₹2 lakh
    How is our data protected? | / | 256-bit TLS (SSL) encryption, and card handling follows PCI DSS
    Who of our staff sees what? | /apis/employee | Cashier, manager, accountant, owner
    How do we bill customers every month? | /SubscriptionManagement | Each cycle is charged on its due date, and the invoice goes out with it.
    How do we check whom we deal with? | /products/verificationPortal | PAN, Aadhaar and a bank account in one guided form.
  `,
  merchant: `
    How can my customers pay? | / | UPI from any app, debit and credit cards, net banking, wallets and prepaid cards
    What do I need for a gateway? | /products/paymentGateWayPortal | PAN, registration documents or a GSTIN, a bank account in the name of the business
    What does a payment cost? | /products/paymentGateWayPortal | A percentage by payment mode
    When do sales reach my bank? | /company/faqs | By 11:00 am on the next working day
    How do I refund? | /company/faqs | In full or in part, from the dashboard or by API.
    The customer was debited and I see nothing. What now? | /company/faqs | Give no goods yet
    What if a payment is disputed? | /company/faqs | Answer within 7 working days
    Do I need a card machine? | /UpiSolution | No card machine needed
    How large may a UPI payment be? | /products/paymentGateWayPortal | ₹5 lakh per transaction for insurance, travel, taxes
    Which services need a device? | /services | Only POS and ECD billing.
  `,
  retailer: `
    What can I sell at my counter? | /products | Mobile, DTH and OTT plans in under a minute.
    What do I need to pay out cash? | /products/aepsPortal | a registered (L1) fingerprint reader, PAN, Aadhaar and a bank account for settlement
    What do I earn? | /products/aepsPortal | You earn a commission on each withdrawal, in slabs by amount.
    May I start today? | /company/faqs | AEPS waits for the bank’s own KYC
    How much may a customer send? | /apis/MoneyTransfer | At a shop: ₹25,000 per sender a month
    What if there is no signal? | /company/faqs | Your message waits until you open this site online.
    I recharged a wrong number. What now? | /products/rechargePortal | If no such number exists, the amount returns to your wallet.
    A transfer is pending. Do I send it again? | /apis/MoneyTransfer | Sending again may pay twice.
    May I sell insurance? | /retailers/sell-insurance | Selling needs registration as their point-of-sale person.
    Which loan fits, and with which documents? | /retailers/business-loan | Bank statements of 6 to 12 months
  `,
  integrator: `
    How do I get a key? | /apis/guideSteps | The sandbox runs on your machine and takes the key
    Where do requests go? | /apis/apiRefrence | send requests to http://localhost:4270
    How do I authenticate? | /apis/apiRefrence | carries your API key as a bearer token in the Authorization header
    Which fields does a request have? | /apis/bankFeatures | account_number
    What do errors look like? | /apis/apiRefrence | An error is application/problem+json
    May I repeat a call? | /company/faqs | Yes, with the same reference
    How do I test failures? | /apis/guideSteps | each of these made-up values returns one status
    How do I trust a webhook? | /APIIntegration | It is signed over its raw body.
    Is there an SDK or a description? | /apis/apiRefrence | OpenAPI 3.1
    How do I go live? | /apis/guideSteps | Opened after document checks
  `,
  partner: `
    Which kinds of partner are there? | /partnership | Sign up shops and businesses and look after them.
    What do I earn? | /partnership | Revenue sharing up to 30%
    How is my share worked out? | /partnership | On the fee that we earn from merchants you brought
    What does it cost? | /partnership | There is no joining fee.
    Which documents do you want? | /partnership | proof of your business address, and the account for your share
    Which steps lead to the launch? | /partnership | Both sides sign terms, shares and territory in plain words.
    How soon do I hear from you? | /partnership | call you within
    Who helps my merchants? | /partnership | Support for your merchants, 24/7
    May others work under me? | /partnership | Regional partners may, within their territory.
    What is different in an alliance? | /alliance | An alliance joins two institutions
  `,
  investor: `
    What does the company do? | /company/About | lets a customer who has cash and no time for a bank queue send money
    How large is it? | /company/About | transactions processed
    Are the figures audited? | /company/About | They are examples that show the size of business
    How does it earn? | /company/faqs | By fees on payments and transfers
    Is it a bank? | /company/About | Savings stay with banks, bills with billers and loans with lenders.
    Who regulates it? | /CertificatesPage | It authorises payment aggregators, in three classes
    Whom does it work with? | /alliance | Hold the accounts, settle collections and carry payouts
    How is my return worked out? | /investors | Current value minus total investment, divided by total investment.
    Can I buy a share here? | /investors | Nothing here is an offer.
    Whom do I ask for documents? | /company/faqs | begin with the word Investors, so that finance answers
  `,
};

const questionsIn = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | ') as [string, CanonicalPath, string]);

const textOf = (path: CanonicalPath) =>
  renderedPages.find((each) => each.path === path)?.main.text ?? '';

describe.each(Object.entries(ASKED))('a %s asks', (_audience, lines) => {
  const questions = questionsIn(lines);

  it.each(questions)('%s %s answers', (_question, path, answer) => {
    expect(textOf(path)).toContain(answer);
  });

  it('ten different questions', () => {
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(([question]) => question)).size).toBe(10);
    expect(new Set(questions.map(([, path, answer]) => path + answer)).size).toBe(10);
  });
});
