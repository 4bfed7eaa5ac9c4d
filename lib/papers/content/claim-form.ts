import 'server-only';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { formatMoney } from '@/lib/format/money';
import type { Field, FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { labelOf } from '@/lib/forms/labels';
import { letterOf } from '@/lib/forms/letter';
import { displayValue } from '@/lib/forms/view';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type StatutoryRow, statutoryRows } from '@/lib/law/statutory-rows';
import { mapByTurns } from '@/lib/platform/turns';
import { cameOnDay } from './came-on-day';
import type { ClaimOfPaper } from './claim';
import { paperWords } from './frame';
import { printable } from './printable';

interface Reading {
  form: FormDefinition;
  values: Readonly<Record<string, unknown>>;
  language: Language;
}

const lettersOfRow = 80;

function shown({ form, language }: Reading, field: Field, value: string, longest?: number) {
  const words = wordsIn(language);
  return printable(displayValue(words.forms, form, field, value, language, words.places), longest);
}

/** In rows; a part fills a few pages, so that memory stays bounded. */
const rowsOfPart = 100;

/** Cutting so many rows of the longest words takes some milliseconds. */
const rowsPerTurn = 10;

async function tableOf(reading: Reading, { columns }: TableField, rows: readonly Row[]) {
  const words = wordsIn(reading.language).forms;
  const lettersOfCell = Math.floor(lettersOfRow / columns.length);
  const lines = await mapByTurns(rows, rowsPerTurn, (row) =>
    columns.map((column) => shown(reading, column, row[column.name] ?? '', lettersOfCell)),
  );
  return {
    head: columns.map(({ name }) => printable(labelOf(words, reading.form, name))),
    figures: columns.map(({ kind }) => behaviourOf(kind).layout === 'figure'),
    parts: Array.from({ length: Math.ceil(lines.length / rowsOfPart) }, (_, at) =>
      lines.slice(at * rowsOfPart, (at + 1) * rowsOfPart),
    ),
  };
}

async function answersIn(reading: Reading, names: readonly string[]) {
  const words = wordsIn(reading.language).forms;
  const fields = names.flatMap(
    (name) => fieldsOf(reading.form).find((one) => one.name === name) ?? [],
  );
  const facts = fields.flatMap((field) => {
    const value = reading.values[field.name];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [
      { label: labelOf(words, reading.form, field.name), value: shown(reading, field, value) },
    ];
  });
  const tables = fields.flatMap((field) => {
    const value = reading.values[field.name];
    return isTable(field) && Array.isArray(value) && value.length > 0
      ? [tableOf(reading, field, value)]
      : [];
  });
  return { facts, tables: await Promise.all(tables) };
}

function withoutIn({ enteredForClaimant, inFile, byTransfer }: ClaimOfPaper) {
  if (byTransfer) return 'byTransferWithout';
  if (enteredForClaimant) return 'enteredWithout';
  return inFile ? 'inFileWithout' : 'noneRecorded';
}

/** As the claimant gave it when they filed; a change asks for none. */
function declarationOf(claim: ClaimOfPaper, language: Language) {
  const t = paperWords(language);
  const title = t('claimForm.declaration');
  const who = printable(claim.savedBy ?? t('claimForm.notKept'));
  const when = t('at', { when: formatDateTime(claim.savedAt, language) });
  if (claim.corrected) return { title, text: t('claimForm.enteredWithout'), facts: [] };
  const given = [
    {
      label: t('claimForm.declaredBy'),
      value: printable(claim.declaredBy ?? t('claimForm.notKept')),
    },
    {
      label: t('claimForm.declaredAt'),
      value: t('at', { when: formatDateTime(claim.submittedAt, language) }),
    },
    { label: t('claimForm.declaredFrom'), value: claim.declaredFrom ?? t('claimForm.notKept') },
  ];
  if (claim.version > 1)
    return {
      title,
      text: t(claim.declared ? 'claimForm.declaredWithFirst' : 'claimForm.changedWithout'),
      facts: [
        ...(claim.declared ? given : []),
        { label: t('claimForm.changedBy'), value: who },
        { label: t('claimForm.declaredAt'), value: when },
      ],
    };
  if (!claim.declared) return { title, text: t(`claimForm.${withoutIn(claim)}`), facts: [] };
  return { title, text: wordsIn(language).wizard.review.declare, facts: given };
}

function subtitleOf(claim: ClaimOfPaper, language: Language) {
  const t = paperWords(language);
  const { claimNumber: number, version, savedAt } = claim;
  if (version === 1 && cameOnDay(claim))
    return t('claimForm.receivedOn', { number, version, day: formatDate(savedAt, language) });
  return t('claimForm.subtitle', { number, version, when: formatDateTime(savedAt, language) });
}

/** A claim in the order of its statutory form; identifiers in `values` are masked. Other calls get their turn meanwhile. */
export async function claimFormOf(
  claim: ClaimOfPaper,
  values: Readonly<Record<string, unknown>>,
  language: Language,
) {
  const t = paperWords(language);
  const reading = { form: formOf(claim.creditorType), values, language };
  const documents = claim.documents.map(({ name, size, sha256 }) => ({
    name: printable(name),
    facts: `${formatFileSize(size)} · ${t('acknowledgement.sha256', { sum: sha256 })}`,
  }));
  const rows = await Promise.all(
    (Object.keys(statutoryRows) as StatutoryRow[]).map(async (row) => ({
      row,
      ...(await answersIn(reading, statutoryRows[row])),
      documents: row === 'documents' ? documents : [],
    })),
  );
  const given = rows.filter(
    ({ row, facts, tables }) => row === 'documents' || facts.length + tables.length > 0,
  );
  return {
    title: t('claimForm.title', { letter: letterOf(claim.creditorType) }),
    subtitle: subtitleOf(claim, language),
    summary: [
      { label: t('acknowledgement.creditor'), value: printable(claim.creditorName) },
      { label: t('acknowledgement.amount'), value: formatMoney(claim.claimAmount) },
      { label: t('claimForm.edition'), value: claim.formEdition },
    ],
    rows: given.map(({ row, ...rest }, at) => ({
      title: t('claimForm.row', { number: at + 1, title: t(`claimForm.rows.${row}`) }),
      none: t('claimForm.noDocuments'),
      ...rest,
    })),
    masked: t('claimForm.masked'),
    declaration: declarationOf(claim, language),
  };
}
