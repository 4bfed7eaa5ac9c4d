import { utils, write } from '@e965/xlsx';
import { fitsGstin, withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';
import type { FactName } from '@/lib/registers/facts';

type Line = readonly (string | number | null)[];

/** A register as an office keeps it, and what its columns are. */
export interface MadeUp {
  habit: string;
  kind: 'csv' | 'tsv' | 'xlsx' | 'xls' | 'ods';
  sheets: Readonly<Record<string, readonly Line[]>>;
  /** Of the first sheet, by column; '' where nothing is to be known. */
  facts: readonly (FactName | '')[];
  /** How many rows of all sheets are somebody's. */
  rows: number;
  /** Rupees that these claim together. */
  claimed: string;
  headRow: number | null;
}

const pan = (at: number) => `ABCP${'KLMNPQR'[at % 7]}${String(1000 + at)}${'FGHJK'[at % 5]}`;
const aadhaar = (at: number) => withAadhaarDigit(`2345678${String(1000 + at)}`);
const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const gstin = (at: number) => signs.map((sign) => `27${pan(at)}1Z${sign}`).find(fitsGstin) ?? '';
const phone = (at: number) => `98765${String(10000 + at)}`;
const email = (at: number) => `creditor${at}@example.com`;
const account = (at: number) => `0012345${String(10000 + at)}`;

const first = 'Asha Kavita Ravi Mohan Sita Iqbal Farida Joseph Gurpreet Meena'.split(' ');
const last = 'Nair Joshi Rao Khan Das Pillai Singh Thomas'.split(' ');
const person = (at: number) => `${first[at % 10]} ${last[at % 8]}`;
const firm = (at: number) =>
  `${last[at % 8]} ${['Traders', 'Steels', 'Logistics'][at % 3]} Pvt Ltd`;

const made = (count: number, line: (at: number) => Line) =>
  Array.from({ length: count }, (_, at) => line(at));

const plain: MadeUp = {
  habit: 'titles above, totals below, "Amt Claimed (Rs.)"',
  kind: 'xlsx',
  sheets: {
    Sheet1: [
      ['Example Mobility Limited (in CIRP)'],
      ['List of claims received up to 31.03.2024'],
      [],
      [
        'Sl. No.',
        'Particulars of creditor',
        'Amt Claimed (Rs.)',
        'Admitted by RP',
        'Amt. Not Admitted',
        'Reasons for non-admission',
        'Dt. of receipt',
        'Mode of receipt',
        'PAN No.',
        'Mobile No.',
        'E-mail ID',
        'Address of creditor',
        'Remarks, if any',
      ],
      ...made(12, (at) => [
        at + 1,
        firm(at),
        '1,25,000.00',
        '1,00,000.00',
        '25,000',
        'No invoice',
        '31.03.2024',
        ['By email', 'Speed post', 'By hand'][at % 3] ?? '',
        pan(at),
        phone(at),
        email(at),
        `${at} Beach Road, Kochi, Kerala`,
        at === 3 ? 'seen' : '',
      ]),
      [null, 'Grand Total', '15,00,000.00', '12,00,000.00', '3,00,000'],
    ],
  },
  facts: [
    'serial',
    'name',
    'claimed',
    'admitted',
    'notAdmitted',
    'reason',
    'receivedOn',
    'mode',
    'pan',
    'phone',
    'email',
    'address',
    'remarks',
  ],
  rows: 12,
  claimed: '1500000.00',
  headRow: 4,
};

/** The columns of the list of creditors that offices publish. */
const published: MadeUp = {
  habit: 'groups over columns, numbers below, forms by headings',
  kind: 'xlsx',
  sheets: {
    List: [
      ['Annexure: list of creditors'],
      [
        'Sl. No.',
        'Name of creditor',
        'Details of claim received',
        '',
        'Details of claim admitted',
        '',
        '',
        '',
        '',
        '',
        'Amount of contingent claim',
        'Amount of any mutual dues, that may be set-off',
        'Amount of claim not admitted',
        'Amount of claim under verification',
        'Remarks, if any',
      ],
      [
        '',
        '',
        'Date of receipt',
        'Amount claimed',
        'Amount of claim admitted',
        'Nature of claim',
        'Amount covered by security interest',
        'Amount covered by guarantee',
        'Whether related party?',
        '% of voting share in CoC',
        '',
        '',
        '',
        '',
        '',
      ],
      Array.from({ length: 15 }, (_, at) => `(${at + 1})`),
      ['Form C – Financial creditors'],
      ...made(3, (at) => [
        at + 1,
        `Bank of ${last[at]}`,
        '12-04-2024',
        500000,
        400000,
        'Term loan',
        300000,
        0,
        'No',
        '33.33%',
        0,
        0,
        100000,
        0,
        '',
      ]),
      ['', 'Sub Total', '', 1500000, 1200000],
      ['Form B – Operational creditors (other than workmen and employees)'],
      ...made(4, (at) => [
        at + 4,
        firm(at),
        '15-04-2024',
        250000.5,
        250000.5,
        'Goods supplied',
        0,
        0,
        'No',
        '',
        0,
        0,
        0,
        0,
        'ok',
      ]),
      ['', '', '', 1000002, 1000002],
    ],
  },
  facts: [
    'serial',
    'name',
    'receivedOn',
    'claimed',
    'admitted',
    'nature',
    'securedAmount',
    'guaranteedAmount',
    'related',
    'votingShare',
    'contingent',
    'setOffAmount',
    'notAdmitted',
    'underVerification',
    'remarks',
  ],
  rows: 7,
  claimed: '2500002.00',
  headRow: 3,
};

const hindi: MadeUp = {
  habit: 'in Hindi',
  kind: 'csv',
  sheets: {
    '': [
      ['दावों की सूची'],
      [
        'क्रमांक',
        'लेनदार का नाम',
        'दावे की राशि (₹)',
        'स्वीकृत राशि',
        'अस्वीकृत राशि',
        'कारण',
        'प्राप्ति की तारीख',
        'फोन',
        'ईमेल',
        'पता',
        'टिप्पणी',
      ],
      ...made(8, (at) => [
        at + 1,
        ['आशा नायर', 'रवि राव', 'मीना दास', 'मोहन खान'][at % 4] ?? '',
        '₹ 12,500/-',
        '10,000',
        '2,500',
        'रसीद नहीं',
        '05/04/2024',
        phone(at),
        email(at),
        `${at} गांधी मार्ग, पुणे`,
        'देखा',
      ]),
      ['', 'कुल योग', '₹ 1,00,000/-'],
    ],
  },
  facts: [
    'serial',
    'name',
    'claimed',
    'admitted',
    'notAdmitted',
    'reason',
    'receivedOn',
    'phone',
    'email',
    'address',
    'remarks',
  ],
  rows: 8,
  claimed: '100000',
  headRow: 2,
};

const lakhs: MadeUp = {
  habit: 'amounts in lakhs, forms by letters, parts of the claim',
  kind: 'xlsx',
  sheets: {
    Register: [
      [
        'Claim No.',
        'Form',
        'Name of Claimant',
        'Principal (₹ in lakhs)',
        'Interest (₹ in lakhs)',
        'Total claim (₹ in lakhs)',
        'Claim received on',
        'Decided on',
        'Related party (Y/N)',
        'GST No.',
        'List No.',
      ],
      ...made(6, (at) => [
        `CL/${at + 1}`,
        ['B', 'C', 'CA', 'D', 'Form E', 'FORM-F'][at] ?? '',
        person(at),
        1,
        0.5,
        1.5,
        '01-Apr-2024',
        '15 May 2024',
        at === 2 ? 'Y' : 'N',
        gstin(at),
        2,
      ]),
    ],
  },
  facts: [
    'claimNumber',
    'form',
    'name',
    'principal',
    'interest',
    'claimed',
    'receivedOn',
    'decidedOn',
    'related',
    'gstin',
    'listNumber',
  ],
  rows: 6,
  claimed: '900000',
  headRow: 1,
};

const ledger: MadeUp = {
  habit: 'as a program of accounts exports it',
  kind: 'csv',
  sheets: {
    '': [
      ['Example Mobility Limited'],
      ['Group Summary: Sundry Creditors', '1-Apr-23 to 31-Mar-24'],
      ['Particulars', 'Voucher No.', 'Debit', 'Credit', 'Closing Balance'],
      ...made(9, (at) => [firm(at), `JV-${at}`, '', '45,000.00', '45,000.00 Cr']),
      ['Grand Total', '', '', '4,05,000.00', '4,05,000.00 Cr'],
    ],
  },
  facts: ['name', 'reference', 'debit', 'credit', 'balance'],
  rows: 9,
  claimed: '0',
  headRow: 3,
};

const headless: MadeUp = {
  habit: 'without a head',
  kind: 'csv',
  sheets: {
    '': made(15, (at) => [
      person(at * 3 + (at % 2)),
      pan(at),
      '75000',
      email(at),
      phone(at),
      'SBIN0001234',
    ]),
  },
  facts: ['name', 'pan', 'claimed', 'email', 'phone', 'ifsc'],
  rows: 15,
  claimed: '1125000',
  headRow: null,
};

const workers: MadeUp = {
  habit: 'of workers, with tabs, its heads in capitals',
  kind: 'tsv',
  sheets: {
    '': [
      [
        'S/NO',
        'EMP CODE',
        'NAME OF WORKMAN',
        'WORKMAN / EMPLOYEE',
        'AADHAR NO',
        'BANK A/C NO',
        'IFSC CODE',
        'BANK NAME',
        'TOTAL DUES CLAIMED',
        'AMOUNT ADMITTED',
        'DATE OF CLAIM',
      ],
      ...made(10, (at) => [
        at + 1,
        `E${100 + at}`,
        person(at),
        at % 2 ? 'Workman' : 'Employee',
        aadhaar(at),
        account(at),
        'SBIN0001234',
        'State Bank of India',
        '85000',
        '80000',
        '2024-04-30',
      ]),
    ],
  },
  facts: [
    'serial',
    'memberNumber',
    'name',
    'worker',
    'aadhaar',
    'account',
    'ifsc',
    'bank',
    'claimed',
    'admitted',
    'receivedOn',
  ],
  rows: 10,
  claimed: '850000',
  headRow: 1,
};

const buyers: MadeUp = {
  habit: 'of buyers of flats, in an OpenDocument sheet',
  kind: 'ods',
  sheets: {
    'Home buyers': [
      [
        'Sr No',
        'Allottee Name',
        'Unit',
        'Amount claimed - Principal',
        'Amount claimed - Interest',
        'Total Amount Claimed',
        'Amount Admitted',
        'Contact No',
        'Email Id',
        'Correspondence Address',
        'City',
        'State',
        'PIN Code',
      ],
      ...made(7, (at) => [
        at + 1,
        person(at),
        `T${at}-1201`,
        2000000,
        250000,
        2250000,
        2000000,
        phone(at),
        email(at),
        `Flat ${at}, Lake View`,
        'Pune',
        'Maharashtra',
        '411001',
      ]),
    ],
  },
  facts: [
    'serial',
    'name',
    '',
    'principal',
    'interest',
    'claimed',
    'admitted',
    'phone',
    'email',
    'address',
    'city',
    'state',
    'pincode',
  ],
  rows: 7,
  claimed: '15750000',
  headRow: 1,
};

const sheets: MadeUp = {
  habit: 'with a sheet for each form',
  kind: 'xls',
  sheets: {
    'Form C': [
      [
        'Sr.',
        'Name of the Financial Creditor',
        'Claim Amount',
        'Claim Admitted',
        'Security Interest',
        'Date of submission',
      ],
      ...made(4, (at) => [
        at + 1,
        `${last[at]} Bank`,
        700000,
        700000,
        'Land at Pune',
        '02/04/2024',
      ]),
    ],
    'Form B': [
      ['Sr.', 'Vendor Name', 'Claimed', 'Admitted', 'Rejected', 'Received on'],
      ...made(3, (at) => [at + 1, firm(at), 1000, 900, 100, '03/04/2024']),
    ],
  },
  facts: ['serial', 'name', 'claimed', 'admitted', 'security', 'receivedOn'],
  rows: 7,
  claimed: '2803000',
  headRow: 1,
};

const foreign: MadeUp = {
  habit: 'with months first, advances and credits',
  kind: 'csv',
  sheets: {
    '': [
      ['Claimant', 'Amount', 'Claim date', 'Email address', 'Head misnamed PAN'],
      [firm(1), '(5,000)', '03/31/2024', email(1), aadhaar(1)],
      [firm(2), '12,500.50CR', '04/03/2024', email(2), aadhaar(2)],
      [firm(3), '1.5 lakh', '12/05/2023', email(3), aadhaar(3)],
      [firm(4), '$400', '31 March 2024', email(4), aadhaar(4)],
    ],
  },
  facts: ['name', 'claimed', 'receivedOn', 'email', 'aadhaar'],
  rows: 4,
  claimed: '150000',
  headRow: 1,
};

export const madeUp: readonly MadeUp[] = [
  plain,
  published,
  hindi,
  lakhs,
  ledger,
  headless,
  workers,
  buyers,
  sheets,
  foreign,
];

const quoted = (cell: string | number | null) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

/** The file of a register, as its program saves it. */
export function fileOfRegister({ kind, sheets }: MadeUp): Uint8Array {
  if (kind === 'csv' || kind === 'tsv') {
    const [lines = []] = Object.values(sheets);
    const text = lines
      .map((line) => line.map(quoted).join(kind === 'tsv' ? '\t' : ','))
      .join('\r\n');
    return new TextEncoder().encode(text);
  }
  const book = utils.book_new();
  for (const [name, lines] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), name);
  return new Uint8Array(write(book, { type: 'buffer', bookType: kind === 'xls' ? 'biff8' : kind }));
}
