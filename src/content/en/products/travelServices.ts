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
      kind: 'features',
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
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'A booking in four steps',
      items: [
        { title: 'Search', text: 'Dates, places and travellers, once for the whole trip.' },
        { title: 'Choose', text: 'Turn the screen and let the customer compare.' },
        { title: 'Collect', text: 'Take the amount with your own service fee on top.' },
        { title: 'Hand over', text: 'One itinerary with every ticket and number.' },
      ],
    },
    {
      kind: 'preview',
      eyebrow: 'Itinerary',
      heading: 'One trip, one bill',
      intro: 'Each part keeps its own ticket and refund rule; the customer pays once.',
      ticks: [
        'Refund rules shown before payment',
        'Your service fee as a line of its own',
        'Changes start from the same page',
      ],
      receipt: {
        title: 'Trip to Jaipur',
        subtitle: 'Two travellers, 3 nights',
        rows: [
          { label: 'Bus, both ways', note: '14 and 17 March', value: '₹2,480' },
          { label: 'Hotel', note: '3 nights', value: '₹6,900' },
          { label: 'City tour', note: '15 March', value: '₹1,200' },
          { label: 'Service fee', value: '₹300' },
        ],
        total: { label: 'Total', value: '₹10,880' },
      },
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
    {
      kind: 'callToAction',
      heading: 'Open a travel desk',
      text: 'Tell us where your shop is. We set up the portal and the first deposit.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
