/** Form C and the desk ask for them. */
export const facilityTypes = [
  'term_loan',
  'working_capital',
  'overdraft',
  'letter_of_credit',
  'bank_guarantee',
  'debentures',
  'bonds',
  'equity_investment',
  'other',
] as const;

export const charges = [
  'mortgage',
  'hypothecation',
  'pledge',
  'personal_guarantee',
  'corporate_guarantee',
  'other',
] as const;
