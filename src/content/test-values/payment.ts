import type { Sample } from '#content/types/tools.ts';

/** Card numbers that payment companies publish for tests: they belong to nobody. */
export const paymentSamples = [
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
    label: 'RuPay',
    values: { cardNumber: '6074825972083818', expiry: '03/47', cvv: '789', amount: '2,00,00,000' },
    outcome: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    label: 'Wrong check digit',
    values: { cardNumber: '6521525654156725', expiry: '12/49', cvv: '123', amount: '250' },
    outcome: 'Successful, with a hint: The check digit is wrong',
  },
  {
    label: 'Expired card',
    values: { cardNumber: '4012001037141112', expiry: '06/21', cvv: '123', amount: '99' },
    outcome: 'Successful, with a hint: This card has expired',
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
