import { commissionFor, transferCharge } from '#domain/commission.ts';
import { formatAmount, formatPaise } from '#domain/rupees.ts';
import { commissions } from '#facts/tariff.ts';

const { travel } = commissions;

/** A trip of two, out on a Friday night and back on Monday, in paise. */
const trip = {
  tickets: 4,
  nights: 2,
  busTicket: 1_240_00,
  hotelNight: 2_300_00,
  tour: 1_200_00,
  ownFee: 300_00,
};
const bus = trip.tickets * trip.busTicket;
const hotel = trip.nights * trip.hotelNight;

/** What a customer hands over for a transfer of ₹4,000. */
const sent = 4_000_00;

/** Sums that drawn screens of a counter show. */
export const counterSums = {
  withdrawal: formatPaise(commissionFor(commissions.withdrawal, 3_000)),
  transfer: formatPaise(commissionFor(commissions.transfer, sent / 100)),
  transferCharge: formatAmount(transferCharge(sent)),
  transferPaid: formatAmount(sent + transferCharge(sent)),
  bill: formatPaise(commissions.bill.electricity),
  recharge: formatPaise(commissions.recharge.mobile),
  trip: {
    tickets: trip.tickets,
    nights: trip.nights,
    busTicket: formatAmount(trip.busTicket),
    bus: formatAmount(bus),
    hotel: formatAmount(hotel),
    tour: formatAmount(trip.tour),
    ownFee: formatAmount(trip.ownFee),
    paid: formatAmount(bus + hotel + trip.tour + trip.ownFee),
    earned: formatPaise(trip.tickets * travel.bus + trip.nights * travel.hotel + trip.ownFee),
  },
};
