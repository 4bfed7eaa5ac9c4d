import type { ErrorWords } from '@/lib/i18n/words';

/**
 * What values a filter takes: a `mark` one value, `words` a text of at most `max` characters. A report's entry in the audit
 * trail says that a number, or `private` words, were asked for, but not which.
 */
export type Filter =
  | { kind: 'mark'; value: string }
  | { kind: 'track' | 'day' | 'amount' | 'number' }
  | { kind: 'words'; label: keyof ErrorWords['labels']; max: number; private: boolean };

export type FilterKind = Filter['kind'];

/**
 * The professionals' filters for work on a list, besides status, type, assignee and search. lists/work.ts says how each narrows
 * the list.
 */
export const workFilters = {
  late: { kind: 'mark', value: 'yes' },
  track: { kind: 'track' },
  documents: { kind: 'mark', value: 'none' },
  /** Heads that do not add up to the claim's amount. */
  heads: { kind: 'mark', value: 'differ' },
  /** Identification numbers that another claim has too. */
  numbers: { kind: 'mark', value: 'same' },
  /** Claims with an open transfer. */
  transfer: { kind: 'mark', value: 'open' },
  changedSince: { kind: 'day' },
  receivedFrom: { kind: 'day' },
  receivedTo: { kind: 'day' },
  amountFrom: { kind: 'amount' },
  amountTo: { kind: 'amount' },
  city: { kind: 'words', label: 'city', max: 60, private: false },
  /** A token of an identification number or a telephone, see lists/number.ts. */
  number: { kind: 'number' },
} as const satisfies Record<string, Filter>;

export type WorkFilter = keyof typeof workFilters;

export type FilterOf<Kind extends FilterKind> = {
  [Name in WorkFilter]: (typeof workFilters)[Name]['kind'] extends Kind ? Name : never;
}[WorkFilter];

export const workFilterNames = Object.keys(workFilters) as WorkFilter[];

export const filtersOf = <Kind extends FilterKind>(kind: Kind) =>
  workFilterNames.filter((name): name is FilterOf<Kind> => workFilters[name].kind === kind);

/** What each kind of filter answers for its filters. */
export type OfEachKind<Answer> = {
  [Kind in FilterKind]: (filter: Extract<Filter, { kind: Kind }>) => Answer;
};

/** Gives the answer of a filter's kind. */
export const ofKind = <Answer>(answers: OfEachKind<Answer>, name: WorkFilter): Answer => {
  const filter: Filter = workFilters[name];
  return (answers[filter.kind] as (filter: Filter) => Answer)(filter);
};

/** Tells whether the trail leaves out what the filter asks for. */
export const isPrivate = (name: WorkFilter) => {
  const filter: Filter = workFilters[name];
  return filter.kind === 'number' || (filter.kind === 'words' && filter.private);
};

/** The filters as in an address or a call; one that is left out or empty does not filter. */
export type WorkPlace = Partial<Record<WorkFilter, string>>;
