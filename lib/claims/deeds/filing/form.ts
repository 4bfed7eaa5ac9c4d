import type { ClaimBody } from '@/lib/claims/records/schema';
import type { Problem } from '@/lib/format/broken-rule';
import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { asKept, type DelayAsked } from '@/lib/forms/delay';
import { messageOf } from '@/lib/forms/labels';
import { readCorrectedPaper, readPaper } from '@/lib/forms/paper';
import { type FieldProblem, problemsIn } from '@/lib/forms/validate';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { cleanValuesOf } from '@/lib/forms/values';
import { wordsIn } from '@/lib/i18n/words';
import { PortalError } from '@/lib/platform/errors';

type Values = Record<string, unknown>;

/** What a claim row keeps of a form. */
export interface FormValues {
  creditorName: string;
  claimAmount: string;
  claimDescription: string;
  natureOfClaim: string;
  claimData: Record<string, unknown>;
}

interface ReadForm {
  values: FormValues;
  documents: string[];
}

/**
 * Reads the form out of a new claim as sent, by the very definition the wizard uses. The three values
 * that also stand beside claimData win over those inside it. Unknown keys are dropped.
 * `delay` says whether it owes the reason for its delay. Throws `invalid` with an issue for each broken rule.
 */
export const readForm = (body: ClaimBody, delay: DelayAsked): ReadForm =>
  read(body, delay, (form, given) => ({ problems: problemsIn(form, given), missing: [] }));

/** Reads the form of a claim that is changed, like {@link readForm}; `stored` is what it says until now. */
export const readEditedForm = (body: ClaimBody, delay: DelayAsked, stored: Values): ReadForm =>
  read(body, delay, (form, given) => ({
    problems: problemsInEdit(form, stored, given),
    missing: [],
  }));

/**
 * Reads a form that came on paper, like {@link readForm}: what its creditor left empty is named in `missingFields`, as for
 * claims from a file.
 */
export const readPaperForm = (body: ClaimBody, delay: DelayAsked): ReadForm =>
  read(body, delay, readPaper);

/** Reads the form of a claim from paper that is corrected, like {@link readPaperForm}; `stored` is what it says until now. */
export const readCorrectedForm = (body: ClaimBody, delay: DelayAsked, stored: Values): ReadForm =>
  read(body, delay, (form, given) => readCorrectedPaper(form, stored, given));

/**
 * Reads a decided form with the values of an accepted request, like {@link readEditedForm}. Judges only what differs from `stored`:
 * the rest was taken as it is. Fields that were missing before and still are stay named.
 */
export const readChangedForm = (body: ClaimBody, delay: DelayAsked, stored: Values): ReadForm =>
  read(body, delay, (form, given) => {
    const cleaned = cleanValuesOf(form, given);
    const changed = new Set(changedFields(changesBetween(form, stored, cleaned)));
    const { missingFields } = stored;
    return {
      problems: problemsInEdit(form, stored, given).filter(({ path }) => changed.has(path)),
      missing: Array.isArray(missingFields)
        ? missingFields.filter((name) => typeof name === 'string' && !cleaned[name]?.length)
        : [],
    };
  });

function read(
  body: ClaimBody,
  delay: DelayAsked,
  judge: (form: FormDefinition, given: Values) => ReturnType<typeof readPaper>,
): ReadForm {
  const form = asKept(formOf(body.creditorType), delay);
  const given = givenIn(body);
  const judged = judge(form, given);
  const problems = problemsForAnswer(form, judged.problems);
  const documents = readDocumentIds(body.claimData.documents, problems);
  if (problems.length > 0) throw new PortalError('invalid', { issues: problems });
  const values = claimColumnsOf(form, cleanValuesOf(form, given));
  if (judged.missing.length > 0)
    values.claimData = { ...values.claimData, missingFields: judged.missing };
  return { values, documents };
}

/** The values of a form; those beside claimData win over those inside it. */
function givenIn({ claimData, claimAmount, claimDescription, natureOfClaim }: ClaimBody) {
  const beside = Object.entries({ claimAmount, claimDescription, natureOfClaim });
  return {
    ...claimData,
    ...Object.fromEntries(beside.filter(([, value]) => value !== undefined)),
  };
}

/** Problems of a form as an answer names them. */
export function problemsForAnswer(
  form: FormDefinition,
  problems: readonly FieldProblem[],
): Problem[] {
  const sentenceOf = sentences(form);
  return problems.map((problem) => ({
    path: `claimData.${problem.path}`,
    rule: problem.rule,
    params: problem.params,
    message: sentenceOf(problem),
  }));
}

/** Puts problems into English sentences. The same problem in a thousand rows is put into words once. */
function sentences(form: FormDefinition) {
  const said = new Map<string, string>();
  return (problem: FieldProblem) => {
    const { field, rule, params } = problem;
    const key = JSON.stringify([field, rule, params]);
    const sentence = said.get(key) ?? messageOf(wordsIn('en').forms, form, problem);
    said.set(key, sentence);
    return sentence;
  };
}

/** What a claim row stores of checked values. */
export function claimColumnsOf(form: FormDefinition, claimData: ClaimValues): FormValues {
  const textOf = (name: string) => String(claimData[name] ?? '');
  return {
    creditorName: textOf(form.creditorName),
    claimAmount: textOf('claimAmount'),
    claimDescription: textOf('claimDescription'),
    natureOfClaim: form.natureOfClaim ?? textOf('natureOfClaim'),
    claimData,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids under `claimData.documents`; each may also be an object with an `id`. */
function readDocumentIds(value: unknown, problems: Problem[]): string[] {
  if (value === undefined || value === null) return [];
  const ids = Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? entry?.id : entry))
    : [null];
  if (ids.every((entry): entry is string => typeof entry === 'string' && uuid.test(entry)))
    return [...new Set(ids)];
  problems.push({ path: 'claimData.documents', rule: 'document_list' });
  return [];
}
