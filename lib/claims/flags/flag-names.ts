/** What is to be looked at twice in a claim, the gravest first, as it is shown. */
export const flagNames = [
  'headsDiffer',
  'sameNumbers',
  'otherHolder',
  'defaultAfterCommencement',
  'late',
  'relatedParty',
  'edited',
] as const;
export type FlagName = (typeof flagNames)[number];

/** What of it the database keeps, and the queue of flagged claims goes by; lateness follows from the case. */
export type KeptFlag = Exclude<FlagName, 'late'>;
