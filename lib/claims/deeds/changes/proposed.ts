import 'server-only';
import { ofClaim, openInTurns, sealInTurns } from '@/lib/claims/records/identifiers/values';
import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { messageOf } from '@/lib/forms/labels';
import { unmask } from '@/lib/forms/unmask';
import type { FieldProblem } from '@/lib/forms/validate';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { cleanValuesOf } from '@/lib/forms/values';
import { wordsIn } from '@/lib/i18n/words';
import { invalid, PortalError } from '@/lib/platform/errors';
import { type ChangeKind, fieldsOfKind } from './kinds';

type Values = Readonly<Record<string, unknown>>;

export interface StoredForm {
  id: string;
  creditorType: CreditorType;
  claimData: Values;
}

/** New values by field, not encrypted; an empty text empties its field. */
export type Proposed = Record<string, string>;

/**
 * Gives the values by which a request would change a claim's form, judged by the form's rules; null for a kind without fields.
 * Ignores fields that are left out, masked or of another kind. Throws `invalid` for every broken rule, or when nothing would
 * change.
 */
export async function readProposed(
  { id, creditorType, claimData }: StoredForm,
  kind: ChangeKind,
  values: Values,
): Promise<Proposed | null> {
  const form = formOf(creditorType);
  const names = fieldsOfKind(form, kind).map(({ name }) => name);
  if (names.length === 0) return null;
  const asked = Object.fromEntries(
    names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]),
  );
  const before = await openInTurns(form, ofClaim(id), claimData);
  const given = { ...cleanValuesOf(form, before), ...unmask(form, before, asked) };
  // A request is not to blame for what is wrong or missing already.
  const issues = problemsInEdit(form, before, given)
    .filter(({ path }) => Object.hasOwn(asked, path))
    .map((problem) => ({
      ...issueOf(problem),
      message: messageOf(wordsIn('en').forms, form, problem),
    }));
  if (issues.length > 0) throw new PortalError('invalid', { issues });
  const after = cleanValuesOf(form, given);
  const changed = changedFields(changesBetween(form, before, after));
  if (changed.length === 0) throw invalid('values', 'nothing_changed');
  return Object.fromEntries(changed.map((name) => [name, String(after[name] ?? '')]));
}

const issueOf = ({ path, rule, params }: FieldProblem) => ({
  path: `values.${path}`,
  rule,
  ...(params ? { params } : {}),
});

/** Encrypts new values as a request stores them. */
export const sealedProposed = ({ id, creditorType }: StoredForm, proposed: Proposed) =>
  sealInTurns(formOf(creditorType), ofClaim(id), proposed);

/** Opens the new values of a request. Throws when somebody changed an identifier, or its key is gone. */
export const openProposed = (
  { id, creditorType }: Omit<StoredForm, 'claimData'>,
  stored: unknown,
) => openInTurns(formOf(creditorType), ofClaim(id), stored as Proposed);
