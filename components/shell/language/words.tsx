import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Words as AllWords, Namespace } from '@/lib/i18n/words';
import { AddWords } from './add-words';

/**
 * A namespace, or the part of a large one that a page needs. `lib/client/request` loads the words of errors on demand; a page
 * has only the rules that it checks itself.
 */
type Part =
  | Exclude<Namespace, 'errors'>
  | 'errors.judged'
  | 'creditors.sheet'
  | 'forms.options.shared';

function partOf(all: AllWords, name: Part) {
  if (name === 'errors.judged') return ['errors', { judged: all.errors.judged }];
  if (name === 'creditors.sheet') return ['creditors', { sheet: all.creditors.sheet }];
  if (name === 'forms.options.shared')
    return ['forms', { options: { shared: all.forms.options.shared } }];
  return [name, all[name]];
}

/** Gives the client components inside it the words of these namespaces and of `ui`, besides those that they already have. */
export async function Words({ of, children }: { of: readonly Part[]; children: ReactNode }) {
  const all = await getMessages();
  const chosen = Object.fromEntries(
    [...new Set<Part>(['ui', ...of])].map((name) => partOf(all, name)),
  );
  return (
    <AddWords language={await getLocale()} words={chosen}>
      {children}
    </AddWords>
  );
}
