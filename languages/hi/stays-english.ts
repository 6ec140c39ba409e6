/** Texts that are the same in Hindi, after those of every language: made-up names in Latin letters, and more. */
export const STAYS_ENGLISH: readonly RegExp[] = [
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
  // Strengths of encryption, as in English.
  /^256-bit$/,
  // Keys, as they are printed on keyboards.
  /^(?:Enter|Esc|Ctrl K|Alt [←→])$/,
  // Names of countries as they are searched for in Latin letters, on a page in Hindi too.
  /^(?:uae|dubai|abu dhabi|drc|zaire|ivory coast|cabo verde|czech republic|uk|britain|great britain)$/,
  /^(?:england|scotland|wales|northern ireland|bharat|republic of korea|holland|ksa|swaziland)$/,
  /^(?:east timor|turkey|usa|america|holy see)$/,
  // People of the number checks’ samples.
  /^Asha Shetty$/,
  // A made-up investor.
  /^Kadamb Family$/,
];
