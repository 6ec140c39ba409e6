import { counterSums } from '#copy/counter-sums.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

const { trip } = counterSums;

export default {
  view: 'Marketing',
  meta: {
    title: 'Travel portal for agents and shops',
    description:
      'Book flights, hotels, tours, buses and cabs for customers at your counter. Earn a commission and add your own fee.',
  },
  head: {
    heading: 'Travel booking at your counter',
    lead: 'For agents and shops: flights, hotels, tours, buses and cabs in one basket. You earn a commission, plus a fee you set.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Travel portal' }],
    actions: [{ label: 'Get Started', to: '/contact' }],
    illustration: 'travel',
  },
  sections: [
    termsOf('bookings'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A booking in four steps',
      steps: [
        {
          title: 'Search',
          text: 'Enter dates, places and travellers once for the whole trip.',
          screen: {
            title: 'New trip',
            pieces: [
              { kind: 'label', text: 'From and to' },
              { kind: 'row', text: 'Lucknow', mark: 'A' },
              { kind: 'row', text: 'Jaipur', mark: 'B' },
              { kind: 'label', text: 'When' },
              { kind: 'row', text: 'Fri 13 March', value: `${trip.nights} nights` },
              { kind: 'row', text: '2 travellers' },
              { kind: 'press', text: 'Search' },
            ],
          },
        },
        {
          title: 'Choose',
          text: 'Turn the screen around and let the customer compare.',
          screen: {
            title: 'Buses, 13 March',
            pieces: [
              {
                kind: 'row',
                text: 'Saffron Roadways',
                note: '21:15, sleeper, 9 h 40',
                value: trip.busTicket,
                state: 'chosen',
              },
              { kind: 'row', text: 'Mogra Travels', note: '20:30, seat, 10 h 20', value: '₹890' },
              { kind: 'row', text: 'Neem Line', note: '22:00, sleeper, 9 h 55', value: '₹1,310' },
              {
                kind: 'chips',
                chips: ['Refund before 12 h', 'Two lower berths'],
                chosen: 'Two lower berths',
              },
              { kind: 'press', text: 'Add to trip' },
            ],
          },
        },
        {
          title: 'Collect',
          text: 'Take cash, UPI or card, with your service fee on top.',
          screen: {
            title: 'Trip to Jaipur',
            pieces: [
              { kind: 'row', text: 'Bus, both ways', value: trip.bus },
              { kind: 'row', text: `Hotel Kadamb, ${trip.nights} nights`, value: trip.hotel },
              { kind: 'row', text: 'City tour', value: trip.tour },
              { kind: 'row', text: 'Your service fee', value: trip.ownFee, state: 'chosen' },
              { kind: 'amount', text: trip.paid },
              { kind: 'press', text: 'Cash received' },
            ],
          },
        },
        {
          title: 'Hand over',
          text: 'One itinerary with every ticket in it.',
          screen: {
            title: 'Itinerary',
            pieces: [
              { kind: 'done', text: 'Booked' },
              {
                kind: 'facts',
                facts: [
                  ['Out', 'Fri 13, 21:15'],
                  ['Stay', 'Hotel Kadamb'],
                  ['Back', 'Mon 16, 20:45'],
                  ['Tickets', String(trip.tickets)],
                ],
              },
              { kind: 'earned', text: youEarned(counterSums.trip.earned) },
              { kind: 'press', text: 'Print or share' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      list: true,
      eyebrow: 'Travel portal',
      heading: 'Flights, hotels, tours, buses and cabs',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'Domestic and international fares, with baggage and refund rules shown.',
        },
        {
          icon: 'home',
          title: 'Hotels',
          text: 'Rooms by area and budget, paid now or at check-in.',
        },
        {
          icon: 'globe',
          title: 'Tours',
          text: 'Packages with stay, transport and a day plan to print.',
        },
        {
          icon: 'bus',
          title: 'Bus',
          text: 'Seat map, boarding point and live running time for private and state buses.',
        },
        {
          icon: 'car',
          title: 'Cab',
          text: 'Airport drops, day hire and one-way trips between cities at a fixed price.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Add up a day at your desk',
      intro:
        'Airlines, hotels and bus operators pay a commission. You add a service fee of your own.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'Bookings in a day',
      subtitle: `Commission and fee together. ${beforeTax}`,
      sums: 'earned',
      rows: [
        { name: 'Bus ticket', ratePaise: commissions.travel.bus, count: 7 },
        { name: 'Flight ticket', ratePaise: commissions.travel.flight, count: 2 },
        { name: 'Hotel night', ratePaise: commissions.travel.hotel, count: 2 },
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'At the travel desk',
      heading: 'What agents ask us',
      items: [
        {
          question: 'Which details do I need from a traveller?',
          answer:
            'Name and age as on the ID proof, and a mobile number. Flights abroad need the passport and its expiry date; hotels check an ID at check-in.',
        },
        {
          question: 'Who refunds a cancelled ticket?',
          answer:
            'The airline, hotel or bus operator, by the rules on the ticket. The refund reaches your wallet with its reference, and you pass it on. Agree at booking whether you return your service fee.',
        },
        {
          question: 'What if the amount left my wallet, but there is no ticket?',
          answer:
            'Do not book again. The operator may confirm a few minutes later; if not, the amount returns to your wallet and the booking says so.',
        },
        {
          question: 'What does a travel desk cost to open?',
          answer:
            'Money in your wallet, which stays yours and pays for tickets. Before you start, we send you the commission list by airline, hotel and route.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
