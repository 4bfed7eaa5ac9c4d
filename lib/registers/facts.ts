/** How the cells of a column are read; see values/. */
export type FactKind =
  | 'text'
  | 'amount'
  | 'day'
  | 'yesNo'
  | 'pan'
  | 'aadhaar'
  | 'gstin'
  | 'account'
  | 'ifsc'
  | 'phone'
  | 'email'
  | 'pincode'
  | 'form'
  | 'mode';

interface Fact {
  kind: FactKind;
  /** Several columns may be this one: their texts stand together. */
  joins?: true;
}

const factsOf = <Name extends string>(facts: Record<Name, Fact>) => facts;

/**
 * What a column of a register can say of its row, whether the register holds claims or a company's books. Screens show them in
 * this order.
 */
export const facts = factsOf({
  serial: { kind: 'text' },
  claimNumber: { kind: 'text' },
  name: { kind: 'text', joins: true },
  representative: { kind: 'text' },
  form: { kind: 'form' },
  category: { kind: 'text' },
  nature: { kind: 'text' },
  description: { kind: 'text', joins: true },
  receivedOn: { kind: 'day' },
  mode: { kind: 'mode' },
  claimed: { kind: 'amount' },
  principal: { kind: 'amount' },
  interest: { kind: 'amount' },
  otherAmount: { kind: 'amount' },
  admitted: { kind: 'amount' },
  notAdmitted: { kind: 'amount' },
  contingent: { kind: 'amount' },
  underVerification: { kind: 'amount' },
  reason: { kind: 'text', joins: true },
  decidedOn: { kind: 'day' },
  decidedBy: { kind: 'text' },
  listNumber: { kind: 'text' },
  secured: { kind: 'yesNo' },
  securedAmount: { kind: 'amount' },
  security: { kind: 'text', joins: true },
  guaranteedAmount: { kind: 'amount' },
  setOffAmount: { kind: 'amount' },
  related: { kind: 'yesNo' },
  worker: { kind: 'text' },
  votingShare: { kind: 'text' },
  debit: { kind: 'amount' },
  credit: { kind: 'amount' },
  balance: { kind: 'amount' },
  entryDate: { kind: 'day' },
  reference: { kind: 'text' },
  memberNumber: { kind: 'text' },
  pan: { kind: 'pan' },
  aadhaar: { kind: 'aadhaar' },
  gstin: { kind: 'gstin' },
  accountHolder: { kind: 'text' },
  account: { kind: 'account' },
  ifsc: { kind: 'ifsc' },
  bank: { kind: 'text' },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  address: { kind: 'text', joins: true },
  city: { kind: 'text' },
  state: { kind: 'text' },
  pincode: { kind: 'pincode' },
  remarks: { kind: 'text', joins: true },
});

export type FactName = keyof typeof facts;

export const factNames = Object.keys(facts) as FactName[];

export const kindOf = (name: FactName): FactKind => facts[name].kind;

/** Tells whether several columns may be this fact. */
export const joins = (name: FactName) => (facts[name] as Fact).joins === true;
