import { leaves } from '#copy/head-pictures.ts';
import { numbersRead, toolsOf } from '#copy/legal-tools.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';
import { privacySummary } from '#words/legal-summaries.ts';

const { brand, email, phone } = site;
const address = site.address.join(' ');

export const facts = { sells: false, untranslated: 'law' } satisfies PageFacts;

export default {
  view: 'Legal',
  meta: {
    title: 'Privacy Policy',
    description:
      'What this site and our services know about you, what stays on your device, who receives what, and how you use your rights. Effective 1 April 2025.',
    section: 'Policies',
  },
  head: {
    heading: 'Privacy Policy',
    lead: 'What we know about you, why we need it, and how to see, correct or erase it.',
    crumbs: [{ label: 'Privacy Policy' }],
  },
  plot: leaves,
  summary: privacySummary,
  effective: 'Effective 1 April 2025',
  sections: [
    {
      id: 'information-collected',
      heading: 'Information we collect',
      paragraphs: [
        `${brand}, ${address}, is responsible for this policy; “we” and “us” mean ${brand}. The policy covers two things: this public site, and the payment services that merchants and partners use under an agreement with us.`,
        'From a visitor of this site we receive one thing: the message that you write in the contact form, with your name, your e-mail address, a random number that tells copies of the same message apart, the time you wrote it and the number of attempts to send it. You can read every page without telling us anything: no account is needed, and there are no analytics, no advertising and no content from social networks.',
        `Some forms look as if they collect more. They are demonstrations that run in your browser: ${toolsOf('demonstration')}. What you type or add there is not sent to us, except the answers of a sign-up that you tick to be sent to our team: they go as a message like one of the contact form. There is one more exception: if your browser has removed this site’s service worker, a file that another app shares with the locker reaches our server, where it is not stored. Please use sample values all the same. The sign-in page sends us nothing either: where accounts are connected, it leads to the page that checks passwords.`,
        `The other tools work on your device and forget what you typed when you leave the page: ${toolsOf('calculation')}. The checks read the format of these, and find them in a line of text that you paste: ${numbersRead()}. Only ${toolsOf('look-up')} sends what you enter; the section on sharing says to whom.`,
        'Our web server sees your IP address, the page you ask for and the name of your browser, as every web server does. Its operator may keep these logs for a short time to fend off attacks. We do not link them to messages.',
        'From merchants and partners we receive, on paper or in the services themselves, the details of the business and of the persons who act for it: name, address, PAN, identity documents and bank account. Each transaction adds its amount, time, reference, parties and outcome.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Purpose of use',
      paragraphs: [
        'We use a contact message to answer it and to follow up on what you asked for. It does not put you on a mailing list.',
        'We use the details of merchants and partners to check who they are, to open and run the account, to carry out and settle payments, to find fraud, to answer complaints and to keep the books that tax and payment law require.',
        'The Digital Personal Data Protection Act, 2023 allows us to use data with your consent or for certain legitimate uses, such as data that you give us yourself for a stated purpose, and duties under law. Where we rely on consent, we ask for it in plain words for each purpose, and you can withdraw it as easily as you gave it. Withdrawal does not affect what was done before.',
        'We make no automated decisions about visitors and build no profiles of them.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing of information',
      paragraphs: [
        'Contact messages travel through EmailJS, an e-mail sending service. Your browser sends the message to EmailJS, which passes it to our mailbox and sees your IP address.',
        'The reverse geocoding tool sends latitude and longitude to Nominatim, the look-up service of the OpenStreetMap Foundation, and only after you press the button. The service sees the two numbers, your IP address and the name of our site. View on Map opens OpenStreetMap in a new tab with the same point.',
        'For payment services, banks, card networks, NPCI, operating units of the bill payment system, lenders and insurers receive what the transaction in question needs. Auditors and providers of computing work for us under contracts that bind them to our instructions. Courts and authorities receive what the law obliges us to hand over.',
        'We do not sell or rent out personal data.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'Pages and messages travel over 256-bit TLS (SSL) encryption. The site runs under a policy that lets it load scripts from its own address only, so no one else’s script can read what you type.',
        'Card number, expiry date, CVV, amounts, passwords, identity numbers and positions that you type into a tool are not stored on your device and are not written to any page address or log of ours.',
        'What the site stores on your device is as safe as the device. It is not encrypted beyond what your system does, except the documents of a locker for which you set a passphrase. On a shared phone or computer, delete it before you leave.',
        'Within our services, staff see only what their role needs, and each access is logged. If a breach affects your data, we inform you and the Data Protection Board of India in the form and time that the Act and its rules set.',
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      paragraphs: [
        'Messages in our mailbox are kept for two years after the last answer, then deleted. We delete them earlier if you ask, unless a dispute or a law requires them.',
        'A message that waits on your device stays there until it is sent or until you delete it in the outbox. Then its text is removed; only its random number and its times stay, so that it is not sent twice. The outbox lists those of the last ten until you clear that list. What was removed may stay readable on the disk until your browser writes over it. A draft stays until you send or clear it, that of the sign-up form until you have signed up.',
        'Account and transaction records are kept for as long as payment, tax and money laundering law require. Then they are erased, or changed so that nobody can be recognised.',
      ],
    },
    {
      id: 'user-rights',
      heading: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act, 2023 you may ask which data about you we process and with whom we shared it, have it corrected, completed or updated, have it erased where no law requires it, withdraw consent, name a person who acts for you in case of death or incapacity, and have a grievance heard.',
        'The Act and the rules under it come into force in stages, so some of these rights may not be enforceable at law yet. We already handle requests as if all of them were.',
        'Write to the address in the last section and name the e-mail address or account in question. We reply once we have confirmed that it is you. Data that is only on your device is in your own hands: we cannot see it, and you can delete it without us.',
        'If our answer does not satisfy you, you may turn to the Data Protection Board of India once you have used our grievance process.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      paragraphs: [
        'This site sets no cookies. It stores the following in your browser, on your device alone. None of it is sent to us, except a message that you submit.',
        'In localStorage: your choice of language, of appearance and of calm mode, whether the key / opens the search, the programming language in which you last read a sample, the three tools that you last opened from a menu or the search, the numbers of messages that wait, what the locker holds, by title and day (with a passphrase, by day), whether somebody is signed in to the investor demo, and how often you visited and when you last declined to install the site. In sessionStorage, until the tab is closed: how far each page was scrolled, what you typed into a form before the device could store it, the calls that you ran in the sandbox of the API, whose amounts are made up, and marks that keep an update from reloading a page twice.',
        'In IndexedDB: drafts of the contact form and of the sign-up form (name, country, phone, e-mail, chosen API, whether our team is to get them), messages that wait to be sent, the sign-in of the investor demo, and the document locker: the files that you add or share into it, with their names, titles and dates. What other apps or websites send waits in its tray until you keep or discard it. You can undo a deletion until you leave the page, or its room is needed; then the document leaves the locker with its file. Signing out empties the locker. What has left it may stay readable on the disk until your browser writes over it. With a passphrase, the locker encrypts documents, names and issuers; their number, sizes and dates can still be seen. The passphrase is stored nowhere, and signing out forgets the key. In the cache of the service worker: the pages, pictures and scripts of the site, so that it opens without a network.',
        'To remove all of it, press Delete all on the page This device, or clear the data of this site in the settings of your browser. Messages that were not sent and documents in the locker go with it and cannot be brought back.',
      ],
    },
    {
      id: 'cross-border-transfer',
      heading: 'Cross-border transfer',
      paragraphs: [
        'Payment transaction data is stored in India, as the rules of the Reserve Bank of India for payment systems require.',
        'Contact messages pass through servers of EmailJS and point look-ups through servers of OpenStreetMap, which may be outside India. The Act allows such transfers except to countries that the Central Government has restricted. If you do not want this, phone us instead and do not use the geocoding tool.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'A new version appears on this page with its date. A device that has stored the site shows the version that it holds until it has been online and updated.',
        'If a change affects data that you gave with consent, we ask again before we use it in the new way. Merchants and partners are told of changes by e-mail before they take effect.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'This policy is governed by the laws of India, among them the Information Technology Act, 2000 and the Digital Personal Data Protection Act, 2023 as its parts come into force. The courts at Noida have exclusive jurisdiction, save where a law gives you another forum.',
        'Our services are meant for persons of 18 years and older. We do not knowingly accept children’s data. Parents who find that a child has written to us can have the message deleted.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact and grievances',
      paragraphs: [
        `Send questions, requests and complaints about personal data to the Grievance Officer: by e-mail to ${email}, by telephone on ${phone.label}, or by letter to ${brand}, ${address}. The contact form reaches the same desk. Please begin with the word Privacy.`,
        'Say what happened, when, and what you would like us to do. You receive a confirmation with a number, and an answer within the time that the law sets. Do not send identity documents, card numbers or passwords with a first message.',
      ],
    },
  ],
} satisfies Page<'Legal'>;
