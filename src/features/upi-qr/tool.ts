import { qr } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'collect',
  place: 10,
  menuPlace: 10,
  name: 'QR poster',
  title: 'UPI QR and poster',
  line: 'Print it or show it on the counter',
  to: '/UpiSolution#upi-qr',
  icon: 'qr',
  legal: { called: 'the UPI QR maker', is: 'calculation' },
  specimen: qr,
  words: [
    'qr code',
    'qrcode',
    'poster',
    'standee',
    'sticker',
    'scanner',
    'scan and pay',
    'bharat qr',
    'barcode',
    'payment request',
    'rent',
    'fees',
    'QR कोड',
    'क्यूआर कोड',
    'पोस्टर',
    'स्कैनर',
  ],
} as const satisfies ToolFile;
