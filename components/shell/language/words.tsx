import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/words';
import { AddWords } from './add-words';

/** Gives the client parts inside it the words of these namespaces and of `ui`, beside those they have from outside. */
export async function Words({ of, children }: { of: Namespace[]; children: ReactNode }) {
  const all = await getMessages();
  const chosen = Object.fromEntries(
    [...new Set<Namespace>(['ui', ...of])].map((name) => [name, all[name]]),
  );
  return (
    <AddWords language={await getLocale()} words={chosen}>
      {children}
    </AddWords>
  );
}
