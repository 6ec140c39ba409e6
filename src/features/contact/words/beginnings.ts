import type { Subject } from '#content/types/head.ts';

/** How a message begins, by what the link to the form is about: a subject, and for most a first sentence. */
export const beginnings: Readonly<Record<Subject, string>> = {
  partnership: 'Partnership',
  'channel-partner': 'Partnership: Channel Partners',
  'technology-partner': 'Partnership: Technology Partners',
  'regional-partner': 'Partnership: Regional Partners',
  'strategic-partner': 'Partnership: Strategic Partners',
  'sandbox-key': 'Sandbox key',
  account: 'An account',
  subscriptions: 'About subscriptions',
  'cash-withdrawal':
    'Cash withdrawal at a shop\n\nI have a shop and want to offer cash withdrawal. Please tell me the commission, the documents and how soon I can start.',
  'money-transfer':
    'Money transfer at a shop\n\nI have a shop and want to offer money transfer. Please tell me the commission, the documents and how soon I can start.',
  'bill-payment':
    'Bill payment at a shop\n\nI have a shop and want to take bill payments. Please tell me the commission, the documents and how soon I can start.',
  aeps: 'The AEPS portal\n\nI have a shop and want to use the AEPS portal. Please tell me the commission by slab, the reader that I need and how soon I can start.',
  recharge:
    'Recharge at a shop\n\nI have a shop and want to sell mobile, DTH and OTT recharges. Please send me the commission table.',
  travel:
    'Travel bookings at a shop\n\nI have a shop and want to book flights, hotels and buses for customers. Please send me the list of commissions.',
  'sell-insurance':
    'Selling insurance\n\nI have a shop and want to sell insurance. Please tell me the training, the commission and the documents.',
  'business-loan':
    'A business loan\n\nI need a loan for my shop. The amount, what it is for and how old the shop is:',
  loans:
    'The loan portal\n\nI would like to offer loans through your portal. Please tell me how we would begin.',
  insurance:
    'The insurance portal\n\nI would like to use the insurance portal. Our insurers and policies are:',
  gateway:
    'The payment gateway\n\nI would like to take payments online. What we sell, and about how much a month:',
  upi: 'UPI for my business\n\nI would like to take UPI payments. Please tell me the rate for my business and what you need from me.',
  prepaid:
    'Prepaid cards\n\nI am interested in a prepaid card programme. What it is for, and about how many cards:',
  verification:
    'Verification\n\nI would like to check customers or staff. Which checks, and about how many a month:',
  'api-rates':
    'Rates for the APIs\n\nPlease send me your rates. The APIs that we need, and about how many calls a month:',
  hosting: 'Server hosting\n\nI would like to know about server hosting. What is to run there:',
  database:
    'A database\n\nI would like to know about the database service. What is to be stored there, and about how much:',
  employees:
    'Roles and staff\n\nI would like to give our staff roles in the portal. About how many people:',
  trial: 'A free trial\n\nI would like to try your services. What we want to begin with:',
  sales:
    'Services for my business\n\nI would like to know which of your services fit my business. What we do, and where:',
  alliance: 'An alliance\n\nWe would like to work with you. Who we are, and what we would bring:',
  certificates:
    'Certificates\n\nPlease send me your certificates and reports. What we need them for:',
  question: 'A question\n\nMy question is:',
};
