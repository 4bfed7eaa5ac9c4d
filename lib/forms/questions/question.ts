/** What may be asked of a value that is well-formed and yet can hardly be meant. Each has its words in messages/*\/wizard.json. */
export type Ask =
  | 'amountMeant'
  | 'amountSmall'
  | 'ifscMeant'
  | 'ifscFifth'
  | 'ifscBank'
  | 'dateMeant'
  | 'notYet'
  | 'before'
  | 'moreThan'
  | 'rowsCounted';

/** A doubt about one value; never a reason to refuse it. */
export interface Doubt {
  ask: Ask;
  /** What was probably meant, to be taken by one press. */
  meant?: string;
  /** The field that it does not go with, and what stands there. */
  other?: { field: string; value: string };
}
