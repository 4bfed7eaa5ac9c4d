import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Words as AllWords, Namespace } from '@/lib/i18n/words';
import { AddWords } from './add-words';

/** Errors are said by what `lib/client/request` loads when it needs it; a page has but the rules it judges by itself. */
type Part = Exclude<Namespace, 'errors'> | 'errors.judged';

const partOf = (all: AllWords, name: Part) =>
  name === 'errors.judged' ? ['errors', { judged: all.errors.judged }] : [name, all[name]];

/** Gives the client parts inside it the words of these namespaces and of `ui`, beside those they have from outside. */
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
