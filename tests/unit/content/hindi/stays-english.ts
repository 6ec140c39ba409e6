/** Texts that are the same in Hindi: abbreviations, names of brands and banks, addresses, values to type. */
export const STAYS_ENGLISH: readonly RegExp[] = [
  // Abbreviations and figures alone.
  /^[^a-z]*$/,
  // Addresses of pages, mail and payments, names of files.
  /^\S+@\S+$/,
  /^\/\S*$/,
  /^(?:https?|tel):\S+$/,
  /^[\w-]+\.(?:pdf|csv|json|zip|png|svg)$/,
  // Brands.
  /^(?:RuPay|Visa|Mastercard|Amex|Maestro|DigiLocker|WhatsApp|OpenStreetMap|GeoNames|Kolam|Android|iPhone)$/,
  // Made-up names in examples.
  /^(?:Parijat|Mogra Sahakari|Champa Gramin|Kadamb) Bank$/,
  // Shops and people of samples and drawn screens.
  /^(?:Meena Stores|Champa Café|Arjun Menon|Asha Verma)$/,
  // Devices, and a sample's card network with its amount or expiry.
  /^iPhone, iPad$/,
  /^(?:RuPay|Visa), ₹?[\d,/]+$/,
  // Made-up shops, people, insurers, operators and hotels on drawn screens.
  /^(?:Saffron Loom|Kadamb General|Champa Mobile|Hotel Kadamb|Mogra Travels|Neem Line|Saffron Roadways)$/,
  /^(?:Arjun Menon|Meena Stores|Nilgiri Cloth|Purva Vidyut|Neem Power|Doab Electric)$/,
  /^(?:Lata Kulkarni|Imran Qureshi|Rubina Shah|Dev Toppo)$/,
  /^(?:Saffron Looms|Asha Dance School)$/,
  // Names of partners.
  /^(?:State Bank of India|(?:HDFC|ICICI|Axis) Bank|American Express|Amazon Web Services|Microsoft Azure)$/,
  /^(?:Google Cloud|Mantra Softech|CSC e-Governance|India Post|Vakrangee|Spice Money)$/,
  // Requests and answers: what is called, names and values in their quotes, a key, references and types of events.
  /^POST \/\S+$/,
  /^"[^"\s]+"$/,
  /^(?:Bearer test_key_for_everyone|Idempotency-Key|bills-pay-0001|evt_test_0000000002|bill_payment\.paid)$/,
  // Credits in the words that their licences ask for.
  /^© OpenStreetMap contributors$/,
  // Strengths of encryption, as in English.
  /^256-bit$/,
  // Keys, as they are printed on keyboards.
  /^(?:Enter|Esc)$/,
  // Names of countries as they are searched for in Latin letters, on a page in Hindi too.
  /^(?:uae|dubai|abu dhabi|drc|zaire|ivory coast|cabo verde|czech republic|uk|britain|great britain)$/,
  /^(?:england|scotland|wales|northern ireland|bharat|republic of korea|holland|ksa|swaziland)$/,
  /^(?:east timor|turkey|usa|america|holy see)$/,
  // People of the number checks’ samples.
  /^Asha Shetty$/,
  // Certificates, by the names of their standards.
  /^(?:PCI DSS Level 1|SOC 2 Type II)$/,
  // A made-up investor.
  /^Kadamb Family$/,
];
