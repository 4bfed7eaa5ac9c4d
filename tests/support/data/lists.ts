/** A list of the rows of one claim as somebody keeps it: its lines from the top. */
export type List = (string | number | Date)[][];

const titles: List = [['Jan Shakti Karmchari Sangh, Nashik'], ['Dues as on 31.03.2026', '', '']];

const heads = {
  en: ['Sl. No.', 'Name of worker', 'Token No.', 'Amount due (Rs.)', 'Dues for the period'],
  hi: ['क्र. सं.', 'कर्मचारी का नाम', 'टोकन नंबर', 'बकाया राशि', 'अवधि'],
  none: ['Kramank', 'Karmachari', 'Tokan', 'Rupaye', 'Mahine'],
};

const employee = (at: number): List[number] => [
  at,
  `Asha Devi ${at}`,
  `K-${at}`,
  45_000,
  'Jan 2026',
];

/** Sixty employees with ₹45,000 each: two lines of titles above, the names of the columns, and a total below. */
export const sixtyEmployees = (language: keyof typeof heads = 'en', total = 2_700_000): List => [
  ...titles,
  heads[language],
  ...Array.from({ length: 60 }, (_, at) => employee(at + 1)),
  [language === 'hi' ? 'कुल योग' : 'Grand Total', '', '', total, ''],
];

/** Forty invoices of ₹25,000 each as bookkeeping programs list them, with a title and a total. */
export const fortyInvoices = (total = 1_000_000): List => [
  ['Bill-wise outstanding of Dharma Traders'],
  ['Date', 'Ref. No.', 'Opening Amount', 'Pending Amount', 'Due on', 'Overdue by days'],
  ...Array.from({ length: 40 }, (_, at): List[number] => [
    new Date(Date.UTC(2024, 3, 1)),
    `INV-${at + 1}`,
    30_000,
    25_000,
    new Date(Date.UTC(2024, 4, 1)),
    548,
  ]),
  ['', 'Total', '', total, '', ''],
];
