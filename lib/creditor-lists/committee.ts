import { createTranslator } from 'use-intl/core';
import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { wordsIn } from '@/lib/i18n/words';
import {
  annexuresOf,
  classCategories,
  financialOutsideClass,
  operationalAttend,
  operationalCategories,
  representedMembers,
  votingCategories,
} from '@/lib/law/committee';
import { votingDebtOf } from '@/lib/papers/content/listed-row';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { classOf, type OfClass } from './classes';
import {
  creditorOf,
  firstNameOf,
  firstPlace,
  isInClass,
  isOfClass,
  largestOperational,
  linesOfCreditors,
} from './columns';
import type { PresentedList } from './present';
import { readList } from './read';

export interface Member extends OfClass {
  /** In English when it stands for many, unless it is a named class. */
  name: string;
  /** The admitted amount, in rupees. */
  debt: string;
  /** In a class with interest for voting; null without a vote. */
  votingDebt: string | null;
  /** Per cent with two decimals, each rounded separately; null without a vote. */
  share: string | null;
  claims?: number;
  /** Votes for the creditors in a class, if the case names somebody. */
  representative?: string;
  kind:
    | 'financial'
    | 'class'
    | 'operational'
    | 'workmen'
    | 'employees'
    | 'related_party'
    | 'attendees';
}

export interface Committee {
  /** Operational creditors when no financial creditor has a vote (reg. 16). */
  composition: 'financial' | 'operational' | 'none';
  base: string;
  /** At most a thousand members, the largest first. */
  members: Member[];
  memberCount: number;
  nonVoting: Member[];
  nonVotingCount: number;
  /** Operational creditors attend from a tenth of the debt on: section 24(3)(c). */
  operational: { dues: string; debt: string; attend: boolean };
}

const mostShown = 1000;
const t = createTranslator({
  locale: 'en',
  messages: wordsIn('en').creditors,
  namespace: 'committee',
});

interface Found {
  name: string;
  debt: string;
  votingDebt: string | null;
  claims: number;
  share: string | null;
  all: number;
}

/** SQL: financial creditors, each once by the name of its first line: those who vote, without the class, or those who do not. */
export const financialStatement = (
  number: number,
  voting: boolean,
  masked: boolean,
  most: number | null,
): Statement<Found> => sql`
  SELECT ${firstNameOf(masked)} AS name, sum(r.admitted)::text AS debt, count(*)::int AS claims, count(*) OVER ()::int AS all,
    CASE WHEN ${voting}::boolean THEN sum(${votingDebtOf('r')})::text END AS "votingDebt",
    CASE WHEN ${voting}::boolean THEN voting_share(sum(${votingDebtOf('r')}), l.voting_base)::text END AS share
  FROM ${linesOfCreditors} JOIN creditor_lists l ON l.number = r.list_number
  WHERE r.list_number = ${number}::int AND r.voting = ${voting}::boolean AND r.admitted > 0
    AND (r.annexure = ANY(${annexuresOf(financialOutsideClass)}::int[])
      OR NOT r.voting AND r.annexure = ANY(${annexuresOf(classCategories)}::int[]))
  GROUP BY ${creditorOf}, l.voting_base ORDER BY sum(r.admitted) DESC, ${firstPlace} LIMIT ${most}::int`;

const financialOf = (number: number, voting: boolean, masked: boolean) =>
  prepared(financialStatement(number, voting, masked, mostShown));

interface FoundClass extends Pick<Found, 'debt' | 'votingDebt' | 'share'> {
  classNumber: number | null;
  representative: string | null;
}

/** Each named class is one member, who votes by its representative; without named classes all creditors in a class are one. */
const classesOf = (number: number) =>
  prepared<FoundClass>(sql`
    SELECT (k ->> 'number')::int AS "classNumber", k ->> 'base' AS "votingDebt", k ->> 'representative' AS representative,
      voting_share((k ->> 'base')::numeric, l.voting_base)::text AS share,
      (SELECT sum(r.admitted)::text FROM creditor_list_rows r WHERE r.list_number = l.number AND r.voting AND ${isInClass}
        AND (l.classes IS NULL OR ${isOfClass('k')})) AS debt
    FROM creditor_lists l, jsonb_array_elements(coalesce(l.classes, jsonb_build_array(jsonb_build_object(
      'base', l.class_base::text, 'representative', l.class_representative)))) WITH ORDINALITY AS each (k, place)
    WHERE l.number = ${number}::int AND (k ->> 'base')::numeric > 0 ORDER BY place`);

const largestMembers = (number: number) =>
  prepared<Pick<Found, 'name' | 'debt' | 'claims'>>(sql`
    SELECT name, debt::text AS debt, claims FROM (${largestOperational(number)}) AS largest`);

const admittedOf = ({ summary }: PresentedList, of: readonly string[]) =>
  summary
    .filter(({ category }) => of.includes(category))
    .reduce((sum, { admitted }) => sum + (toPaise(admitted.amount) ?? 0n), 0n);

const memberOf = (
  { name, debt, votingDebt, share, claims }: Omit<Found, 'all'>,
  kind: 'financial' | 'operational' | 'related_party',
): Member => ({ name, debt, votingDebt, share, kind, ...(claims > 1 ? { claims } : {}) });

/** A list's committee as on its day; masked names in a class are initials. Throws `not_found`. */
export async function committeeOf(number: number, masked = false): Promise<Committee> {
  const list = await readList(number);
  const dues = admittedOf(list, operationalCategories);
  const debt = dues + admittedOf(list, votingCategories);
  const operational = {
    dues: fromPaise(dues),
    debt: fromPaise(debt),
    attend: operationalAttend(dues, debt),
  };
  const without = await financialOf(number, false, masked);
  const related = without.map((one) => memberOf(one, 'related_party'));
  const nonVotingCount = without[0]?.all ?? 0;
  if (toPaise(list.votingBase) === 0n) {
    const members = await withoutFinancial(list);
    const base = fromPaise(members.reduce((sum, one) => sum + (toPaise(one.debt) ?? 0n), 0n));
    return {
      composition: members.length > 0 ? 'operational' : 'none',
      base,
      members: await shared(members, base),
      memberCount: members.length,
      nonVoting: related,
      nonVotingCount,
      operational: { ...operational, attend: false },
    };
  }
  const [financial, inClass] = await Promise.all([
    financialOf(number, true, masked),
    classesOf(number),
  ]);
  const members = [
    ...financial.map((one) => memberOf(one, 'financial')),
    ...inClass.map(({ representative, classNumber, ...one }): Member => {
      const named = classOf(list.classes, classNumber);
      return {
        ...one,
        name: named.creditorClass?.name ?? t('kinds.class'),
        kind: 'class',
        ...(representative && { representative }),
        ...named,
      };
    }),
  ];
  const attendees: Member[] = operational.attend
    ? [
        {
          name: t('kinds.attendees'),
          debt: operational.dues,
          votingDebt: null,
          share: null,
          kind: 'attendees',
        },
      ]
    : [];
  return {
    composition: 'financial',
    base: list.votingBase,
    members,
    memberCount: (financial[0]?.all ?? 0) + inClass.length,
    nonVoting: [...related, ...attendees],
    nonVotingCount: nonVotingCount + attendees.length,
    operational,
  };
}

async function withoutFinancial(list: PresentedList): Promise<Member[]> {
  const largest = await largestMembers(list.number);
  const represented = representedMembers.flatMap((kind): Member[] => {
    const debt = admittedOf(list, [kind]);
    if (debt === 0n) return [];
    const admitted = fromPaise(debt);
    return [{ name: t(`kinds.${kind}`), debt: admitted, votingDebt: admitted, share: null, kind }];
  });
  return [
    ...largest.map((one) => memberOf({ ...one, votingDebt: one.debt, share: null }, 'operational')),
    ...represented,
  ];
}

async function shared(members: Member[], base: string): Promise<Member[]> {
  if (members.length === 0) return members;
  const shares = await prepared<{ share: string }>(sql`
    SELECT voting_share(debt, ${base}::numeric)::text AS share
    FROM unnest(${members.map(({ debt }) => debt)}::numeric[]) WITH ORDINALITY AS m (debt, place) ORDER BY place`);
  return members.map((one, at) => ({ ...one, share: shares[at]?.share ?? null }));
}
