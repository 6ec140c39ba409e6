import type { Sample } from '#copy/types/sample.ts';

/** Invented people; nobody has the phone number, and the e-mail's domain is kept for examples. */
export const samples = [
  {
    label: 'Goes through',
    about: 'Asha Verma',
    values: {
      name: 'Asha Verma',
      phone: '1200000000',
      email: 'asha@shop.example',
      requirement: '/apis/UPIPayment',
    },
    outcome: 'Sign-Up Successful!',
  },
  {
    label: 'In Hindi',
    about: 'आशा वर्मा',
    values: {
      name: 'आशा वर्मा',
      phone: '1200000000',
      email: 'asha@shop.example',
      requirement: '/apis/Payout',
    },
    outcome: 'Sign-Up Successful!',
  },
  {
    label: '11 digits',
    about: 'One too many',
    values: {
      name: 'Asha Verma',
      phone: '12000000001',
      email: 'asha@shop.example',
      requirement: '/apis/QrPayment',
    },
    outcome: 'Successful, with a hint: Numbers in India have 10 digits',
  },
  {
    label: 'Digit in the name',
    values: {
      name: 'Asha 2',
      phone: '1200000000',
      email: 'asha@shop.example',
      requirement: '/apis/UPIPayment',
    },
    outcome: 'Name should only contain letters.',
  },
  {
    label: 'Phone too short',
    values: {
      name: 'Asha Verma',
      phone: '12000',
      email: 'asha@shop.example',
      requirement: '/apis/UPIPayment',
    },
    outcome: 'Please enter a valid phone number.',
  },
  {
    label: 'Mistyped e-mail',
    values: {
      name: 'Asha Verma',
      phone: '1200000000',
      email: 'asha@shop',
      requirement: '/apis/UPIPayment',
    },
    outcome: 'Please enter a valid email address.',
  },
  {
    label: 'No API chosen',
    values: {
      name: 'Asha Verma',
      phone: '1200000000',
      email: 'asha@shop.example',
      requirement: '',
    },
    outcome: 'Please fill all fields.',
  },
] as const satisfies readonly Sample<'name' | 'phone' | 'email' | 'requirement'>[];
