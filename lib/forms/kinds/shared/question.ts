/** What the portal may ask about a well-formed value that is probably a mistake; the words stand in messages/*\/wizard.json. */
export type Ask =
  | 'amountMeant'
  | 'amountCredit'
  | 'amountLedger'
  | 'amountSmall'
  | 'ifscMeant'
  | 'ifscFifth'
  | 'ifscBank'
  | 'dateMeant'
  | 'notYet'
  | 'before'
  | 'moreThan'
  | 'pinElsewhere'
  | 'rowsCounted'
  | 'twice'
  | 'nameTells';

/** It never refuses the value. */
export interface Doubt {
  ask: Ask;
  /** The value that was probably meant; one press puts it in. */
  meant?: string;
  /** Another value that may have been meant; the page offers both. */
  or?: string;
  /** The other field that the value contradicts, and that field's value. */
  other?: { field: string; value: string };
}
