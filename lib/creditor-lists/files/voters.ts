import 'server-only';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTranslator } from 'use-intl/core';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import type { ListedClass } from '@/lib/creditor-lists/classes';
import {
  creditorOf,
  firstNameOf,
  firstPlace,
  isInClass,
  linesOfCreditors,
} from '@/lib/creditor-lists/columns';
import { committeeOf, financialStatement, type Member } from '@/lib/creditor-lists/committee';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { readList } from '@/lib/creditor-lists/read';
import type { VotersAsked } from '@/lib/creditor-lists/schema';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { wholeShare } from '@/lib/law/committee';
import { votingDebtOf } from '@/lib/papers/content/listed-row';
import { db } from '@/lib/platform/db';
import { invalid, notFound } from '@/lib/platform/errors';
import type { Statement } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { batchesOf } from '@/lib/reports/batches';
import { takeReportPlace } from '@/lib/reports/lines';
import type { Snapshot } from '@/lib/reports/snapshot';
import { fromSnapshot } from '@/lib/reports/stream';
import type { Cell } from '@/lib/spreadsheets/row';
import { writeRows } from '@/lib/spreadsheets/write';

/** Read or destroy `body`. */
export interface VotersFile {
  fileName: string;
  format: 'csv' | 'xlsx';
  parts: 1;
  body: Readable;
}

interface InClass {
  name: string;
  claims: string;
  debt: string;
  votingDebt: string;
  shareInClass: string | null;
  share: string | null;
}

/** Null when all creditors in a class are one. */
type AskedClass = ListedClass | null;

const nameOf = ({ number }: ListedClass) => (number === null ? 'none' : String(number));

/** SQL: a class's creditors who vote by their representative, each once, the largest first. */
export const classStatement = (number: number, asked: AskedClass): Statement<InClass> => sql`
  SELECT ${firstNameOf(false)} AS name, string_agg(r.claim_number, ', ' ORDER BY r.annexure, r.sl_no) AS claims,
    sum(r.admitted)::text AS debt, sum(${votingDebtOf('r')})::text AS "votingDebt",
    voting_share(sum(${votingDebtOf('r')}), coalesce(${asked?.base ?? null}::numeric, l.class_base))::text AS "shareInClass",
    voting_share(sum(${votingDebtOf('r')}), l.voting_base)::text AS share
  FROM ${linesOfCreditors} JOIN creditor_lists l ON l.number = r.list_number
  WHERE r.list_number = ${number}::int AND r.voting AND ${isInClass}
    AND ${asked ? sql`r.class_number IS NOT DISTINCT FROM ${asked.number}::int` : sql`true`}
  GROUP BY ${creditorOf}, l.class_base, l.voting_base ORDER BY sum(${votingDebtOf('r')}) DESC, ${firstPlace}`;

async function* read<Row extends object>(snapshot: Snapshot, statement: Statement) {
  for await (const rows of batchesOf<Row>(snapshot, statement)) yield* rows;
}

function wordsOf(language: Language) {
  const messages = wordsIn(language).creditors;
  return {
    t: createTranslator({ locale: language, messages, namespace: 'voters' }),
    as: createTranslator({ locale: language, messages, namespace: 'committee.as' }),
    kinds: createTranslator({ locale: language, messages, namespace: 'committee.kinds' }),
  };
}

const named = (kind: Member['kind']) => kind === 'financial' || kind === 'operational';

/** At the end each class is one voter, by its representative. */
async function* committeeRows(
  snapshot: Snapshot,
  number: number,
  language: Language,
): AsyncGenerator<Cell[]> {
  const { t, as, kinds } = wordsOf(language);
  yield [t('no'), t('name'), t('as'), t('class'), t('debt'), t('votingDebt'), t('share')];
  const { composition, members, base } = await committeeOf(number);
  let no = 0;
  let admitted = 0n;
  const line = (one: Omit<Member, 'claims'>): Cell[] => {
    const { name, kind, debt, votingDebt, share, representative, creditorClass } = one;
    no += 1;
    admitted += paiseOf(debt);
    const called = creditorClass?.name;
    const title =
      named(kind) || kind === 'related_party' ? name : (representative ?? called ?? kinds(kind));
    const inClass = kind === 'class' ? (called ?? t('theClass')) : '';
    return [no, title, as(kind), inClass, debt, votingDebt ?? '', share ?? ''];
  };
  if (composition === 'financial')
    for await (const one of read<Omit<Member, 'kind'>>(
      snapshot,
      financialStatement(number, true, false, null),
    ))
      yield line({ ...one, kind: 'financial' });
  for (const one of members) if (one.kind !== 'financial') yield line(one);
  if (members.length > 0) yield ['', t('total'), '', '', fromPaise(admitted), base, wholeShare];
}

/** For the representative who asks them and votes for them. */
async function* classRows(
  snapshot: Snapshot,
  number: number,
  language: Language,
  asked: AskedClass,
): AsyncGenerator<Cell[]> {
  const { t } = wordsOf(language);
  yield [
    t('no'),
    t('name'),
    t('claims'),
    t('debt'),
    t('votingDebt'),
    t('shareInClass'),
    t('share'),
  ];
  let no = 0;
  for await (const one of read<InClass>(snapshot, classStatement(number, asked))) {
    no += 1;
    const { name, claims, debt, votingDebt, shareInClass, share } = one;
    yield [no, name, claims, debt, votingDebt, shareInClass ?? '', share ?? ''];
  }
  const inClass = (await committeeOf(number)).members.find(
    ({ kind, creditorClass }) =>
      kind === 'class' && (creditorClass?.number ?? null) === (asked?.number ?? null),
  );
  if (!inClass) return;
  const { debt, votingDebt, share } = inClass;
  yield ['', t('total'), '', debt, votingDebt ?? '', wholeShare, share ?? ''];
}

/** Throws `invalid` for a class that the list does not have, or for none where it has several. */
function askedClass({ classes }: PresentedList, { of, class: name }: VotersAsked): AskedClass {
  if (of !== 'class') return null;
  if (!classes && (name === undefined || name === 'none')) return null;
  const found = classes?.find((one) => nameOf(one) === name);
  if (found) return found;
  const choices = classes ? classes.map(nameOf).join() : 'none';
  throw invalid('class', 'class_of_list', { choices });
}

const rowsFor = { committee: committeeRows, class: classRows };

async function write(out: Writable, rows: AsyncGenerator<Cell[]>, format: 'csv' | 'xlsx') {
  await pipeline(writeRows(rows, format).content, out, { end: false });
}

/**
 * The voters for electronic voting, or a class's creditors; the trail records it first. Throws `not_found`, also for an
 * unfinished list, `invalid` for a missing class, and the limit's refusal.
 */
export async function votersFile(
  actor: Actor,
  number: number,
  asked: VotersAsked,
): Promise<VotersFile> {
  const { of, format, language } = asked;
  const list = await readList(number);
  const { asOn, sha256 } = list;
  if (!sha256) throw notFound('list');
  const ofClass = askedClass(list, asked);
  await consumeActorLimits(reports, actor);
  return fromSnapshot(await takeReportPlace(actor), async (open) => {
    const held = await open();
    const which = ofClass && { class: nameOf(ofClass) };
    const details = { list: number, voters: of, ...which, format };
    await db.$transaction((tx) => recordAudit(tx, actor, 'report_exported', { details }));
    const file = of === 'class' ? ['class', ofClass && nameOf(ofClass)] : ['voting'];
    const fileName = `${file.filter(Boolean).join('-')}-list-${number}-as-on-${asOn}.${format}`;
    return {
      held,
      write: (out) => write(out, rowsFor[of](held, number, language, ofClass), format),
      facts: { fileName, format, parts: 1 },
    };
  });
}
