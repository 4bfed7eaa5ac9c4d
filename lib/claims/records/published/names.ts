import 'server-only';
import {
  type Allowed,
  type Anyway,
  requireNoneOf,
  requirePublishable,
} from '@/lib/access/publishable';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { publicNamesIn } from '@/lib/forms/published/names';
import { type OwnValue, ownValuesIn } from '@/lib/forms/published/own-values';

type Values = Readonly<Record<string, unknown>>;

/**
 * Judges the names in an unencrypted form that lists of creditors show, see {@link requirePublishable}; what only may be a
 * personal number waits until a list is published. `of` are own values besides the form's, `before` is the form until now,
 * whose names are not asked about again, and `at` gives a name's place in the request.
 */
export async function requirePublicNames(
  form: FormDefinition,
  values: Values,
  anyway: Anyway,
  {
    of = [],
    before = {},
    at = (path) => `claimData.${path}`,
  }: { of?: readonly OwnValue[]; before?: Values; at?: (path: string) => string } = {},
): Promise<Allowed | null> {
  const own = [...ownValuesIn(form, values), ...of];
  const names = publicNamesIn(form, values).map(({ path, text }) => ({ path: at(path), text }));
  const known = new Set(publicNamesIn(form, before).map(({ text }) => text));
  await requireNoneOf(names, own);
  const fresh = names.filter(({ text }) => !known.has(text));
  return requirePublishable(fresh, { own: [], sureOnly: true }, anyway);
}
