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

/** What a claim's row keeps of a form. */
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
 * Reads the form of a new claim by the definition that the wizard uses. The three values beside claimData win over those inside
 * it; unknown keys are dropped. `delay` says whether the claim owes the reason of its delay. Throws `invalid` for each broken
 * rule.
 */
export const readForm = (body: ClaimBody, delay: DelayAsked): ReadForm =>
  read(body, delay, (form, given) => ({ problems: problemsIn(form, given), missing: [] }));

/** Reads a changed form like {@link readForm}; `stored` is the form until now. */
export const readEditedForm = (body: ClaimBody, delay: DelayAsked, stored: Values): ReadForm =>
  read(body, delay, (form, given) => ({
    problems: problemsInEdit(form, stored, given),
    missing: [],
  }));

/** Reads a form that came on paper like {@link readForm}, but names empty fields in `missingFields`, as for claims from a file. */
export const readPaperForm = (body: ClaimBody, delay: DelayAsked): ReadForm =>
  read(body, delay, readPaper);

/** Reads a corrected form from paper like {@link readPaperForm}; `stored` is the form until now. */
export const readCorrectedForm = (body: ClaimBody, delay: DelayAsked, stored: Values): ReadForm =>
  read(body, delay, (form, given) => readCorrectedPaper(form, stored, given));

/**
 * Reads a decided form with the values of an accepted request like {@link readEditedForm}. Judges only what differs from
 * `stored`; fields that were and are missing stay named.
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

/** Values beside claimData win over those inside it. */
function givenIn({ claimData, claimAmount, claimDescription, natureOfClaim }: ClaimBody) {
  const beside = Object.entries({ claimAmount, claimDescription, natureOfClaim });
  return {
    ...claimData,
    ...Object.fromEntries(beside.filter(([, value]) => value !== undefined)),
  };
}

/** Gives the problems of a form with their sentences in English. */
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

/** Makes English sentences; the same problem in a thousand rows is put into words once. */
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

/** Gives what a claim row stores of checked values. */
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

/** Reads `claimData.documents`: ids, or objects with an `id`. */
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
