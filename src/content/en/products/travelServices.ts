import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Travel portal for agents and shops',
    description:
      'Book flights, hotels, tours, buses and cabs for customers at your counter, take payment in any form and print one itinerary.',
  },
  head: {
    heading: 'Book a whole trip at your counter',
    lead: 'Flights, hotels, tours, buses and cabs in one basket. The customer pays once: in cash, by UPI or by card.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Travel portal' }],
    actions: [{ label: 'Get Started', to: '/contact' }],
    illustration: 'travel',
  },
  sections: [
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A booking in four steps',
      steps: [
        {
          title: 'Search',
          text: 'Dates, places and travellers, once for the whole trip.',
          screen: {
            title: 'New trip',
            pieces: [
              { label: 'From and to' },
              { row: 'Lucknow', mark: 'A' },
              { row: 'Jaipur', mark: 'B' },
              { label: 'When' },
              { row: 'Fri 14 March', value: '3 nights' },
              { row: '2 travellers' },
              { press: 'Search' },
            ],
          },
        },
        {
          title: 'Choose',
          text: 'Turn the screen and let the customer compare.',
          screen: {
            title: 'Buses, 14 March',
            pieces: [
              {
                row: 'Saffron Roadways',
                note: '21:15, sleeper, 9 h 40',
                value: '₹1,240',
                state: 'chosen',
              },
              { row: 'Mogra Travels', note: '20:30, seat, 10 h 20', value: '₹890' },
              { row: 'Neem Line', note: '22:00, sleeper, 9 h 55', value: '₹1,310' },
              { chips: ['Refund before 12 h', 'Two lower berths'], chosen: 'Two lower berths' },
              { press: 'Add to trip' },
            ],
          },
        },
        {
          title: 'Collect',
          text: 'Take the amount with your own service fee on top.',
          screen: {
            title: 'Trip to Jaipur',
            pieces: [
              { row: 'Bus, both ways', value: '₹2,480' },
              { row: 'Hotel Kadamb, 3 nights', value: '₹6,900' },
              { row: 'City tour', value: '₹1,200' },
              { row: 'Your service fee', value: '₹300', state: 'chosen' },
              { amount: '₹10,880' },
              { press: 'Cash received' },
            ],
          },
        },
        {
          title: 'Hand over',
          text: 'One itinerary with every ticket and number.',
          screen: {
            title: 'Itinerary',
            pieces: [
              { done: 'Booked' },
              {
                facts: [
                  ['Out', 'Fri 14, 21:15'],
                  ['Stay', 'Hotel Kadamb'],
                  ['Back', 'Mon 17, 20:45'],
                  ['Tickets', '4'],
                ],
              },
              { earned: 'You earned ₹612.00' },
              { press: 'Print or share' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      list: true,
      columns: 3,
      eyebrow: 'Travel portal',
      heading: 'Five bookings, one basket',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'Domestic and international fares with baggage and refund rules in sight.',
        },
        {
          icon: 'home',
          title: 'Hotels',
          text: 'Rooms by area and budget, pay now or at the desk.',
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
      heading: 'Count a day at the desk',
      intro:
        'Airlines, hotels and operators pay a commission; your service fee comes on top and is yours to set.',
      id: 'earn',
      action: { label: 'Ask for the list of commissions', to: '/contact' },
      title: 'Bookings in a day',
      subtitle: 'Before tax, sample commission and fee together.',
      sums: 'earned',
      rows: [
        { name: 'Bus ticket', ratePaise: 65_00, count: 7 },
        { name: 'Flight ticket', ratePaise: 210_00, count: 2 },
        { name: 'Hotel night', ratePaise: 180_00, count: 2 },
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
            'Name and age as on the identity document and a mobile number. Flights abroad need the passport and its expiry date, and hotels see an identity document at check-in.',
        },
        {
          question: 'Who pays back a cancelled ticket?',
          answer:
            'The airline, hotel or bus operator, by the rule on the ticket. The refund lands in your wallet with its reference, and you hand it to the customer. Your service fee follows what you agreed at the desk.',
        },
        {
          question: 'The amount left my wallet, but there is no ticket. What now?',
          answer:
            'Leave the booking open. Seats are confirmed by the operator, sometimes minutes later; without a confirmation the amount returns and the page says so.',
        },
        {
          question: 'What does a travel desk cost to open?',
          answer:
            'A deposit that stays yours and pays for tickets, and your shop’s documents. Commissions per airline, hotel and route are in a list that we send you first.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
