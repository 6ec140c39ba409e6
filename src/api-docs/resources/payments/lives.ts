/** How long an order can be paid. */
export const ORDER_HOURS = 24;

/** How long a payment waits for its customer. */
export const PAYMENT_MINUTES = 15;

/** How long money is held for a capture. */
export const HELD_DAYS = 5;
