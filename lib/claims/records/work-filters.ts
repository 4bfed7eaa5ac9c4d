import type { ErrorWords } from '@/lib/i18n/words';

/**
 * How the value of a filter is given: a mark has one value, `words` are a text of at most `max` characters. The audit trail of a
 * report says that a number was asked for, or words that are `private`, but not which.
 */
export type Filter =
  | { kind: 'mark'; value: string }
  | { kind: 'track' | 'day' | 'amount' | 'number' }
  | { kind: 'words'; label: keyof ErrorWords['labels']; max: number; private: boolean };

export type FilterKind = Filter['kind'];

/**
 * The professionals' filters for work on a list, besides status, type, assignee and search. How each narrows the list stands in
 * lists/work.ts.
 */
export const workFilters = {
  late: { kind: 'mark', value: 'yes' },
  /** The step of late claims. */
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
  /** Stands for an identification number or a telephone, see lists/number.ts. */
  number: { kind: 'number' },
} as const satisfies Record<string, Filter>;

export type WorkFilter = keyof typeof workFilters;

/** The filters of a kind. */
export type FilterOf<Kind extends FilterKind> = {
  [Name in WorkFilter]: (typeof workFilters)[Name]['kind'] extends Kind ? Name : never;
}[WorkFilter];

export const workFilterNames = Object.keys(workFilters) as WorkFilter[];

export const filtersOf = <Kind extends FilterKind>(kind: Kind) =>
  workFilterNames.filter((name): name is FilterOf<Kind> => workFilters[name].kind === kind);

/** What each kind of filter answers of a filter of its kind. */
export type OfEachKind<Answer> = {
  [Kind in FilterKind]: (filter: Extract<Filter, { kind: Kind }>) => Answer;
};

/** The answer of a filter's kind. */
export const ofKind = <Answer>(answers: OfEachKind<Answer>, name: WorkFilter): Answer => {
  const filter: Filter = workFilters[name];
  return (answers[filter.kind] as (filter: Filter) => Answer)(filter);
};

/** Whether the trail keeps what the filter asks for. */
export const isPrivate = (name: WorkFilter) => {
  const filter: Filter = workFilters[name];
  return filter.kind === 'number' || (filter.kind === 'words' && filter.private);
};

/** The filters as in an address or a call; one that is left out or empty does not filter. */
export type WorkPlace = Partial<Record<WorkFilter, string>>;
