import { z } from 'zod/mini';
import { documentIds } from '@/lib/documents/attached-schema';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { checklistCodes } from '@/lib/law/checklist';
import { maxAnswerLength, maxItems, maxQuestionLength } from './limits';

const due = z
  .string(broken('answer_by'))
  .check(z.refine((day) => !calendarDay(day), broken('answer_by')));

const item = z.object({
  text: text('questionText', maxQuestionLength),
  /** For a question of the checklist: readers see its sentence in their language. */
  code: z.optional(z.nullable(z.enum(checklistCodes, broken('checklist')))),
  /** The purpose of the document asked for, as in an upload. */
  documentSlot: z.optional(z.nullable(text('documentType', 50))),
});

export const questionsBody = z.object({
  due,
  items: z
    .array(item, broken('list', { field: 'questionItems' }))
    .check(
      z.minLength(1, broken('no_questions')),
      z.maxLength(maxItems, broken('too_many', { field: 'questionItems', max: maxItems })),
    ),
});

/** Words, documents, or that the claimant does not have it. */
export const answerBody = z
  .object({
    answer: z.optional(z.nullable(text('answer', maxAnswerLength, 0))),
    documentIds,
    unavailable: z._default(z.boolean(broken('yes_or_no', { field: 'unavailable' })), false),
  })
  .check(
    z.refine(
      ({ answer, documentIds, unavailable }) => answer || documentIds.length > 0 || unavailable,
      { error: broken('nothing_answered'), path: ['answer'] },
    ),
    z.refine(({ documentIds, unavailable }) => !unavailable || documentIds.length === 0, {
      error: broken('unavailable_with_documents'),
      path: ['unavailable'],
    }),
  );

/** When the answer was given that the professional saw, so that nobody accepts a newer one unread. */
const seen = z.optional(z.nullable(z.string(broken('text', { field: 'seen' }))));

export const acceptBody = z.object({ answeredAt: seen });

/** Why a question is asked again, and the new day to answer by. */
export const askAgainBody = z.object({
  remark: z.optional(z.nullable(text('remark', maxQuestionLength, 0))),
  due: z.optional(due),
  answeredAt: seen,
});

export const questionParams = z.object({
  id: id('id'),
  n: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number)),
});

export type QuestionsBody = z.infer<typeof questionsBody>;
export type AnswerBody = z.infer<typeof answerBody>;
export type AcceptBody = z.infer<typeof acceptBody>;
export type AskAgainBody = z.infer<typeof askAgainBody>;
export type QuestionParams = z.infer<typeof questionParams>;
