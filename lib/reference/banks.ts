/**
 * By the first four letters of an IFSC, from the Reserve Bank of India's list for NEFT (as of 2026), without merged banks. A bank
 * that is missing is only not named.
 */
const banks = {
  BARB: 'Bank of Baroda',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CNRB: 'Canara Bank',
  IDIB: 'Indian Bank',
  IOBA: 'Indian Overseas Bank',
  MAHB: 'Bank of Maharashtra',
  PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',

  BDBL: 'Bandhan Bank',
  CIUB: 'City Union Bank',
  CSBK: 'CSB Bank',
  DCBL: 'DCB Bank',
  DLXB: 'Dhanlaxmi Bank',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC FIRST Bank',
  INDB: 'IndusInd Bank',
  JAKA: 'Jammu and Kashmir Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  NTBL: 'Nainital Bank',
  RATN: 'RBL Bank',
  SIBL: 'South Indian Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  UTIB: 'Axis Bank',
  YESB: 'Yes Bank',

  BARC: 'Barclays Bank',
  BNPA: 'BNP Paribas',
  BOFA: 'Bank of America',
  CITI: 'Citibank',
  DBSS: 'DBS Bank India',
  DEUT: 'Deutsche Bank',
  HSBC: 'HSBC',
  SCBL: 'Standard Chartered Bank',

  AUBL: 'AU Small Finance Bank',
  CLBL: 'Capital Small Finance Bank',
  ESFB: 'Equitas Small Finance Bank',
  ESMF: 'ESAF Small Finance Bank',
  JSFB: 'Jana Small Finance Bank',
  SURY: 'Suryoday Small Finance Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  UNBA: 'Unity Small Finance Bank',
  UTKS: 'Utkarsh Small Finance Bank',

  AIRP: 'Airtel Payments Bank',
  FINO: 'Fino Payments Bank',
  IPOS: 'India Post Payments Bank',
  JIOP: 'Jio Payments Bank',
  NSPB: 'NSDL Payments Bank',

  BACB: 'Bassein Catholic Co-operative Bank',
  BCBM: 'Bharat Co-operative Bank (Mumbai)',
  COSB: 'Cosmos Co-operative Bank',
  DLSC: 'Delhi State Co-operative Bank',
  DNSB: 'Dombivli Nagari Sahakari Bank',
  GBCB: 'Greater Bombay Co-operative Bank',
  GSCB: 'Gujarat State Co-operative Bank',
  JSBP: 'Janata Sahakari Bank (Pune)',
  KLGB: 'Kerala Gramin Bank',
  KSCB: 'Karnataka State Co-operative Apex Bank',
  MSCI: 'Maharashtra State Co-operative Bank',
  NKGS: 'NKGSB Co-operative Bank',
  RNSB: 'Rajkot Nagarik Sahakari Bank',
  SRCB: 'Saraswat Co-operative Bank',
  SVCB: 'SVC Co-operative Bank',
  TJSB: 'TJSB Sahakari Bank',
  TNSC: 'Tamil Nadu State Apex Co-operative Bank',
} as const;

export type BankName = (typeof banks)[keyof typeof banks];

const byLetters: Readonly<Record<string, BankName>> = banks;

/** The bank of an IFSC; undefined for one that is not in the list or that is no IFSC. */
export const bankOfIfsc = (ifsc: string): BankName | undefined =>
  /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) ? byLetters[ifsc.slice(0, 4)] : undefined;
