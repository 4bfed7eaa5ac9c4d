/** The flags of a claim, the gravest first, in the order they are shown. */
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

/** The flags that the database stores and the queue of flagged claims uses. Lateness follows from the case settings. */
export type KeptFlag = Exclude<FlagName, 'late'>;
