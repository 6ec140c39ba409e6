/** What can happen at its time. */
export type JobName =
  | 'order.expire'
  | 'payment.approve'
  | 'payment.expire'
  | 'payment.void'
  | 'refund.finish'
  | 'payout.approve'
  | 'payout.start'
  | 'payout.finish'
  | 'payout.reverse'
  | 'bill.pay'
  | 'bill.fail'
  | 'settlement.create'
  | 'settlement.start'
  | 'settlement.finish'
  | 'verification.complete'
  | 'delivery.send';
