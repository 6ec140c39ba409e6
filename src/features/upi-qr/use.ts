import { afterHint, hintIn } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/UpiSolution',
  first: 'UPI ID',
  press: 'Make QR code',
  keyboard: {
    typed: ['zebra.shop@example', 'Zebra Stores', '12.37', 'zebra note'],
    submit: 'field',
    says: 'upi://pay?pa=zebra.shop@example&pn=Zebra%20Stores&am=12.37',
    saves: ['Save PDF', 'Save PNG', 'Save SVG'],
  },
  filled: hintIn,
  shown: afterHint,
  secrets: (['/UpiSolution', '/apis/UPIPayment', '/apis/QrPayment'] as const).map((path) => ({
    path,
    typed: {
      'UPI ID': 'marked.payee@zqxhandle',
      Name: 'Marked Payee Zqx',
      'Amount in ₹ (optional)': '7391.53',
      'Note (optional)': 'Marked note zqx',
    },
    says: 'upi://pay?pa=marked.payee@zqxhandle',
  })),
} satisfies ToolUse;
