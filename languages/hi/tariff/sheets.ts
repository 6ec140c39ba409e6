import type { RateSheet } from '#copy/types/rate-sheet.ts';
import { site } from '#facts/site.ts';
import { since } from '#facts/tariff.ts';
import { brand } from '#languages/hi/brand.ts';
import { monthOf } from '#languages/hi/words/dates.ts';
import { beforeTax, gstOnFee, settledBy } from './facts.ts';
import {
  chargeLine,
  commissionLines,
  dayLine,
  disputeLine,
  documentLine,
  documentLines,
  feeLine,
  supportLine,
} from './rates.ts';
import { ruleLine } from './rules.ts';

// One page of paper for each kind of customer, as `/rates` prints it.

const costs = 'कितना लगता है';
const arrives = 'पैसे कब आते हैं';
const needs = 'क्या चाहिए';
const rules = 'RBI, NPCI और दूसरों की लिमिट और नियम';

const whom = {
  heading: 'किससे पूछें',
  lines: [
    ['फ़ोन', `${site.phone.label}, ${supportLine.phone[1]}`],
    ['ईमेल', `${site.email}, ${supportLine.message[1]}`],
    supportLine.languages,
  ],
};
const foot = `${monthOf(since)} के हमारे सैंपल रेट, GST अलग। ${gstOnFee} आपके अपने रेट आपके एग्रीमेंट में हैं। आपका बैंक इससे कम लिमिट रख सकता है।`;
const sales = ['कार्ड और UPI की बिक्री', settledBy];
const atOnce = ['तुरंत चाहिए, तो अलग से', `${feeLine.instant[1]}, ${feeLine.instant[2]}`];

export const sheets: RateSheet[] = [
  {
    action: 'दुकान का पर्चा',
    title: `आपकी दुकान के लिए ${brand}`,
    lead: `ग्राहक आपके काउंटर पर पेमेंट करते हैं, पैसे निकालते और भेजते हैं। हर काम पर आपकी कमाई है। ${beforeTax}`,
    parts: [
      { heading: 'आपकी कमाई', lines: commissionLines },
      {
        heading: costs,
        lines: [
          chargeLine.registration,
          chargeLine.wallet,
          chargeLine.reader,
          chargeLine.posRent,
          chargeLine.posDeposit,
        ],
      },
      { heading: arrives, lines: [['कमीशन', 'तुरंत आपके वॉलेट में'], sales, atOnce] },
      { heading: 'काम कब शुरू होगा', lines: [dayLine.shop, dayLine.aeps, dayLine.insurance] },
      { heading: needs, lines: [documentLine.proprietor] },
      {
        heading: rules,
        lines: [
          ruleLine.aepsWithdrawal,
          ruleLine.moneyTransfer,
          ruleLine.pointOfSale,
          ruleLine.commissionTax,
        ],
      },
      whom,
    ],
    foot,
  },
  {
    action: 'कारोबार का पर्चा',
    title: `आपके कारोबार के लिए ${brand}`,
    lead: 'ऑनलाइन, लिंक से और काउंटर पर पैसे लें, और लोगों को पैसे भेजें। एक दिन की पूरी बिक्री साथ आती है।',
    parts: [
      {
        heading: `${costs}, और पैसे कब आते हैं`,
        lines: [
          feeLine.creditCard,
          feeLine.debitCard,
          feeLine.rupayDebit,
          feeLine.netBanking,
          feeLine.upi,
          feeLine.rupayCreditByUpi,
          feeLine.walletByUpi,
          feeLine.instant,
        ],
      },
      {
        heading: 'बाकी दाम',
        lines: [
          chargeLine.payout,
          chargeLine.posRent,
          chargeLine.posDeposit,
          chargeLine.prepaidCard,
          chargeLine.user,
          chargeLine.pickup,
        ],
      },
      {
        heading: 'कितने दिन: शुरुआत, रिफ़ंड, विवाद',
        lines: [dayLine.account, dayLine.device, dayLine.refund, disputeLine.answer],
      },
      { heading: needs, lines: documentLines },
      {
        heading: rules,
        lines: [ruleLine.smallMerchants, ruleLine.failedPayment],
      },
      whom,
    ],
    foot,
  },
  {
    action: 'डेवलपर का पर्चा',
    title: `आपके कोड के लिए ${brand}`,
    lead: 'पेमेंट, पेआउट और जाँच का एक ही API। इसका sandbox पेज में ही चलता है। वह मुफ़्त है और खाता नहीं माँगता।',
    parts: [
      {
        heading: costs,
        lines: [
          ['Sandbox की कॉल', chargeLine.registration[1] ?? ''],
          chargeLine.pan,
          chargeLine.account,
          chargeLine.vehicle,
          chargeLine.payout,
          feeLine.upi.slice(0, 2),
          feeLine.creditCard.slice(0, 2),
          feeLine.debitCard.slice(0, 2),
          feeLine.netBanking.slice(0, 2),
        ],
      },
      { heading: arrives, lines: [sales, atOnce, dayLine.refund] },
      {
        heading: 'Sandbox से असली पेमेंट तक',
        lines: [
          ['आज', 'सैंपल key से हर कॉल और webhook बनाएँ और जाँचें'],
          ['असली key', dayLine.account[1] ?? ''],
          ['शुरुआत', '₹1 का असली पेमेंट करें और उसका रिफ़ंड करें'],
        ],
      },
      { heading: needs, lines: [documentLine.company, documentLine.proprietor] },
      {
        heading: rules,
        lines: [
          ruleLine.cardNumbers,
          ruleLine.upiMerchants,
          ruleLine.autopay,
          ruleLine.autopayRetries,
          ruleLine.collectEnded,
        ],
      },
      whom,
    ],
    foot,
  },
];
