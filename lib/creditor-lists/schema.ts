import { z } from 'zod/mini';
import { settingsShape } from '@/lib/case/settings-schema';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { broken } from '@/lib/format/broken-rule';
import { pageNumber } from '@/lib/format/list-schema';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { languages } from '@/lib/i18n/language';
import { categories } from '@/lib/law/categories';
import { changeKinds } from './change-kinds';
import { lineHindranceCodes } from './hindrances';
import { listFormats } from './list-file';
import { listSettings } from './list-settings';
import { decidedStates } from './states';

export const listBody = z.object({
  asOn: z
    .string(broken('required', { field: 'asOn' }))
    .check(z.refine((day) => !calendarDay(day), broken('day', { field: 'asOn' }))),
});

export const listNumber = z.pipe(
  z
    .string(broken('required', { field: 'from' }))
    .check(z.regex(/^[1-9]\d{0,8}$/, broken('whole_number', { field: 'from' }))),
  z.transform(Number),
);

export const listParams = z.object({ number: listNumber });

/** `reason` is for publishing over a hindrance. */
export const stateBody = z.object({
  state: z.enum(decidedStates, broken('either', { field: 'state', choices: decidedStates.join() })),
  reason: z.optional(z.nullable(text('reason', maxNoteLength, 0))),
});

export type StateBody = z.infer<typeof stateBody>;

const annexure = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (typed) => /^[1-9]\d?$/.test(typed) && Number(typed) <= categories.length,
        broken('at_most', { field: 'annexure', max: categories.length }),
      ),
    ),
  z.transform(Number),
);

/** The number, or `none` for who is in no class. */
const creditorClass = z.string().check(z.regex(/^(?:none|[1-9]\d{0,3})$/, broken('class_filter')));

export const rowsQuery = z.object({
  annexure: z.optional(annexure),
  class: z.optional(creditorClass),
  hindrance: z.optional(
    z.enum(
      lineHindranceCodes,
      broken('either', { field: 'hindrance', choices: lineHindranceCodes.join() }),
    ),
  ),
  search: z.optional(text('search', 100, 0)),
  page: pageNumber('page', 100_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

export type ListBody = z.infer<typeof listBody>;
export type RowsAsked = z.infer<typeof rowsQuery>;

/** `from` is the list to compare with. */
export const changesQuery = z.object({
  from: listNumber,
  kind: z.optional(
    z.enum(changeKinds, broken('either', { field: 'kind', choices: changeKinds.join() })),
  ),
  page: pageNumber('page', 100_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

export type ChangesAsked = z.infer<typeof changesQuery>;

const part = z.pipe(
  z._default(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, broken('whole_number', { field: 'part' }))),
    '1',
  ),
  z.transform(Number),
);

/** `part` and `language` are for PDFs. */
export const fileQuery = z.object({
  format: z.enum(listFormats, broken('either', { field: 'format', choices: listFormats.join() })),
  part,
  language: z._default(z.enum(languages, broken('language')), 'en'),
});

export type FileAsked = z.infer<typeof fileQuery>;

const changesFormats = ['xlsx', 'pdf'] as const;

/** `part` is for PDFs. */
export const changesFileQuery = z.object({
  from: listNumber,
  format: z.enum(
    changesFormats,
    broken('either', { field: 'format', choices: changesFormats.join() }),
  ),
  part,
  language: z._default(z.enum(languages, broken('language')), 'en'),
});

export type ChangesFileAsked = z.infer<typeof changesFileQuery>;

const voterFiles = ['committee', 'class'] as const;
const voterFormats = ['csv', 'xlsx'] as const;

/** All members of the committee, or the creditors in the class. */
export const votersQuery = z.object({
  of: z.enum(voterFiles, broken('either', { field: 'of', choices: voterFiles.join() })),
  format: z._default(
    z.enum(voterFormats, broken('either', { field: 'format', choices: voterFormats.join() })),
    'csv',
  ),
  /** For a list with named classes: the number, or `none`. */
  class: z.optional(text('classNumber', 20)),
  language: z._default(z.enum(languages, broken('language')), 'en'),
});

export type VotersAsked = z.infer<typeof votersQuery>;

export const settingsBody = z.object(settingsShape(listSettings));
