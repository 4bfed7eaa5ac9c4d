import type { ClaimBody } from '@/lib/claims/schema';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { messageOf } from '@/lib/forms/labels';
import type { Problem } from '@/lib/forms/validate';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { cleanValuesOf } from '@/lib/forms/values';
import { wordsIn } from '@/lib/i18n/words';
import { type BrokenRule, PortalError } from '@/lib/platform/errors';

/** What a claim row keeps of a form. */
export interface FormValues {
  creditorName: string;
  claimAmount: string;
  claimDescription: string;
  natureOfClaim: string;
  claimData: Record<string, unknown>;
}

/**
 * Reads the form out of a claim as sent, by the very definition the wizard uses. The three values
 * that also stand beside claimData win over those inside it. Unknown keys are dropped.
 * `kept` is what a claim that is changed says until now. Throws `invalid` with an issue for each broken rule.
 */
export function readForm(
  body: ClaimBody,
  stored: Record<string, unknown> = {},
): { values: FormValues; documents: string[] } {
  const form = formOf(body.creditorType);
  const { claimAmount, claimDescription, natureOfClaim } = body;
  const beside = Object.entries({ claimAmount, claimDescription, natureOfClaim });
  const given = {
    ...body.claimData,
    ...Object.fromEntries(beside.filter(([, value]) => value !== undefined)),
  };
  const sentenceOf = sentences(form);
  const problems: BrokenRule[] = problemsInEdit(form, stored, given).map((problem) => ({
    path: `claimData.${problem.path}`,
    rule: problem.rule,
    params: problem.params,
    message: sentenceOf(problem),
  }));
  const documents = readDocumentIds(body.claimData.documents, problems);
  if (problems.length > 0) throw new PortalError('invalid', { issues: problems });
  return { values: rowOf(form, cleanValuesOf(form, given)), documents };
}

/** Says problems in English; the same one in a thousand rows is put into words once. */
function sentences(form: FormDefinition) {
  const said = new Map<string, string>();
  return (problem: Problem) => {
    const { field, rule, params } = problem;
    const key = JSON.stringify([field, rule, params]);
    const sentence = said.get(key) ?? messageOf(wordsIn('en').forms, form, problem);
    said.set(key, sentence);
    return sentence;
  };
}

/** What a claim row keeps of values that were found right. */
export function rowOf(form: FormDefinition, claimData: ClaimValues): FormValues {
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
function readDocumentIds(value: unknown, problems: BrokenRule[]): string[] {
  if (value === undefined || value === null) return [];
  const ids = Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? entry?.id : entry))
    : [null];
  if (ids.every((entry): entry is string => typeof entry === 'string' && uuid.test(entry)))
    return [...new Set(ids)];
  problems.push({ path: 'claimData.documents', rule: 'document_list' });
  return [];
}
