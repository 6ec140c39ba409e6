import type { Sample } from '#copy/types/sample.ts';

/** Card numbers that payment companies publish for tests: they belong to nobody. */
export const samples = [
  {
    label: 'Paid',
    about: 'RuPay, ₹1,249',
    values: { cardNumber: '6074825972083818', expiry: '03/47', cvv: '789', amount: '1,249' },
    outcome: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    label: 'Expired',
    about: 'Visa, 06/21',
    values: { cardNumber: '4012001037141112', expiry: '06/21', cvv: '123', amount: '99' },
    outcome: 'Successful, with a hint: This card has expired',
  },
  {
    label: 'One digit off',
    about: '₹250',
    values: { cardNumber: '6521525654156725', expiry: '12/49', cvv: '123', amount: '250' },
    outcome: 'Successful, with a hint: The check digit is wrong',
  },
  {
    label: 'Visa',
    values: { cardNumber: '4111111111111111', expiry: '12/49', cvv: '123', amount: '1,499.50' },
    outcome: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    label: 'Mastercard',
    values: { cardNumber: '5555555555554444', expiry: '08/48', cvv: '456', amount: '1,23,456' },
    outcome: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    label: 'Maestro',
    values: { cardNumber: '6759649826438453', expiry: '05/46', cvv: '321', amount: '850' },
    outcome: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    label: 'Another network',
    values: { cardNumber: '6011000990139424', expiry: '12/49', cvv: '123', amount: '60' },
    outcome: 'Successful, with a hint: The check digit is right',
  },
  {
    label: 'Letter in the number',
    values: { cardNumber: '411111111111111I', expiry: '12/49', cvv: '123', amount: '75' },
    outcome: 'Successful, with a hint: A card number has digits only.',
  },
  {
    label: 'Month 13',
    values: { cardNumber: '4111111111111111', expiry: '13/49', cvv: '123', amount: '120' },
    outcome: 'Successful, with a hint: Months run from 01 to 12.',
  },
  {
    label: 'Letter in the expiry',
    values: { cardNumber: '4111111111111111', expiry: '12/4A', cvv: '123', amount: '120' },
    outcome: 'Successful, with a hint: Write month and year as MM/YY, such as 08/31.',
  },
  {
    label: 'Letter in the CVV',
    values: { cardNumber: '4111111111111111', expiry: '12/49', cvv: '12A', amount: '120' },
    outcome: 'Successful, with a hint: A CVV has digits only.',
  },
  {
    label: 'Amount in words',
    values: { cardNumber: '4111111111111111', expiry: '12/49', cvv: '123', amount: 'ninety' },
    outcome: 'Successful, with a hint: Write the amount in figures, such as 1,499.50.',
  },
  {
    label: 'Amex, 15 digits',
    values: { cardNumber: '378282246310005', expiry: '12/49', cvv: '123', amount: '750' },
    outcome: 'Card number must be 16 digits.',
  },
  {
    label: 'CVV too short',
    values: { cardNumber: '5123456789012346', expiry: '12/49', cvv: '12', amount: '750' },
    outcome: 'CVV must be 3 digits.',
  },
  {
    label: 'No amount',
    values: { cardNumber: '6082015309577308', expiry: '12/49', cvv: '123', amount: '' },
    outcome: 'Please fill in all fields!',
  },
] as const satisfies readonly Sample<'cardNumber' | 'expiry' | 'cvv' | 'amount'>[];
