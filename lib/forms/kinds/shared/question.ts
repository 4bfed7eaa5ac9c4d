/**
 * What the portal may ask about a value that is well-formed but probably a mistake. Each question has its words in
 * messages/*\/wizard.json.
 */
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

/** A doubt about one value. It never refuses the value. */
export interface Doubt {
  ask: Ask;
  /** The value that was probably meant; one press takes it over. */
  meant?: string;
  /** What else may have been meant, and is offered as well. */
  or?: string;
  /** The other field that the value contradicts, and that field's value. */
  other?: { field: string; value: string };
}
