import { type AmountsIn, amountsAbove, withoutUnit } from '@/lib/registers/cells/amount-heads';
import { type FactName, joins, kindOf } from '@/lib/registers/facts';
import { saidByHead } from '@/lib/registers/head/head-rules';
import type { Profile } from './profile';
import { fitOf, saidByContents } from './said-by-contents';

export type Confidence = 'sure' | 'likely' | 'weak';

/** Why a column is taken for what it is; in words on the page. */
export type Because = 'head' | 'contents' | 'headAgainstContents' | 'taken';

export interface Guess {
  at: number;
  head: string;
  /** Undefined where nobody can tell: the person says it, or leaves the column out. */
  fact: FactName | undefined;
  confidence: Confidence;
  because: readonly Because[];
  /** What else it may be; the likeliest first. */
  others: readonly FactName[];
  /** What its head says of its amounts: in lakhs, in dollars. */
  amounts: AmountsIn | undefined;
  monthFirst: boolean;
}

interface Candidate {
  fact: FactName;
  score: number;
  because: readonly Because[];
}

/** A head that fits its cells so badly is wrong. */
const unfit = 0.25;

/** Everything that a column may be, the likeliest first. */
function candidatesOf(head: string, profile: Profile): Candidate[] {
  const byHead = saidByHead(head);
  const byContents = saidByContents(profile);
  const found = new Map<FactName, Candidate>();
  for (const { fact, weight } of byHead) {
    const fit = fitOf(kindOf(fact), profile);
    const alsoContents = byContents.some((one) => one.fact === fact);
    const because: Because[] = ['head'];
    if (alsoContents) because.push('contents');
    if (fit < unfit) because.push('headAgainstContents');
    const score = weight * (fit < unfit ? 0.2 : 0.6 + 0.4 * fit) + (alsoContents ? 0.1 : 0);
    found.set(fact, { fact, score, because });
  }
  const isNamed = byHead.some(
    ({ fact, weight }) => weight >= 0.5 && fitOf(kindOf(fact), profile) >= unfit,
  );
  for (const { fact, weight } of byContents)
    if (!found.has(fact) || (found.get(fact)?.score ?? 0) < weight * 0.5)
      found.set(fact, { fact, score: weight * (isNamed ? 0.3 : 0.8), because: ['contents'] });
  return [...found.values()].sort((one, other) => other.score - one.score);
}

function confidenceOf({ score, because }: Candidate): Confidence {
  if (because.includes('headAgainstContents')) return 'weak';
  if (because.includes('head')) return score >= 0.7 ? 'sure' : score >= 0.42 ? 'likely' : 'weak';
  return score >= 0.7 ? 'likely' : 'weak';
}

const least = 0.15;

/**
 * Says what each column is, by its head and by its cells. No two columns are the same fact, but for those of which several make
 * one: the better guess takes it, the other says so.
 */
export function guessColumns(
  heads: readonly string[],
  profiles: readonly Profile[],
  above: readonly string[] = [],
): Guess[] {
  const unitAbove = above.map(amountsAbove).find((said) => said !== undefined);
  const columns = profiles.map((profile, at) => {
    const head = heads[at] ?? '';
    const { amounts, isRupees } = withoutUnit(head);
    return {
      at,
      head,
      profile,
      amounts: amounts ?? (isRupees ? undefined : unitAbove),
      all: candidatesOf(head, profile).filter(({ score }) => score >= least),
    };
  });
  const taken = new Map<FactName, number>();
  const chosen = new Map<number, Candidate>();
  const refused = new Set<number>();
  const best = columns
    .flatMap(({ at, all }) => all.map((candidate) => ({ at, candidate })))
    .sort((one, other) => other.candidate.score - one.candidate.score || one.at - other.at);
  for (const { at, candidate } of best) {
    if (chosen.has(at)) continue;
    const holder = taken.get(candidate.fact);
    const isBoth = joins(candidate.fact) && candidate.because.includes('head');
    if (holder !== undefined && !isBoth) {
      refused.add(at);
      continue;
    }
    taken.set(candidate.fact, at);
    chosen.set(at, candidate);
  }
  return columns.map(({ at, head, profile, amounts, all }) => {
    const one = chosen.get(at);
    const isAmount = one !== undefined && kindOf(one.fact) === 'amount';
    const second = refused.has(at) && one !== all[0];
    return {
      at,
      head,
      fact: one?.fact,
      confidence: one === undefined || second ? 'weak' : confidenceOf(one),
      because: [...(one?.because ?? []), ...(second ? (['taken'] as const) : [])],
      others: all.flatMap(({ fact }) => (fact === one?.fact ? [] : fact)),
      amounts: isAmount ? amounts : undefined,
      monthFirst: profile.monthFirst,
    };
  });
}
