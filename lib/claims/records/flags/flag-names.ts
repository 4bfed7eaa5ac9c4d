interface Flag {
  /** Its column of `claim_desk`, by which the queue of flagged claims is made; null for a flag that is not stored. */
  column: string | null;
  tone: 'red' | 'yellow';
}

/** The flags of a claim, the gravest first, in the order of the page. Lateness follows from the case settings. */
export const flags = {
  headsDiffer: { column: 'heads_differ', tone: 'red' },
  sameNumbers: { column: 'same_numbers', tone: 'yellow' },
  otherHolder: { column: 'other_holder', tone: 'yellow' },
  defaultAfterCommencement: { column: 'default_after', tone: 'yellow' },
  late: { column: null, tone: 'yellow' },
  relatedParty: { column: 'related_party', tone: 'yellow' },
  edited: { column: 'edited', tone: 'yellow' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

export const flagNames = Object.keys(flags) as FlagName[];

export type KeptFlag = {
  [Name in FlagName]: (typeof flags)[Name]['column'] extends string ? Name : never;
}[FlagName];

export const keptFlagNames = flagNames.filter(
  (name): name is KeptFlag => flags[name].column !== null,
);
