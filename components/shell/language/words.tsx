import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/words';

/**
 * Gives the client parts inside it the words of these namespaces, and always those of `ui`.
 * A nested <Words> replaces the outer one: name everything that is used inside.
 */
export async function Words({ of, children }: { of: Namespace[]; children: ReactNode }) {
  const all = await getMessages();
  const chosen = Object.fromEntries(
    [...new Set<Namespace>(['ui', ...of])].map((name) => [name, all[name]]),
  );
  return <NextIntlClientProvider messages={chosen}>{children}</NextIntlClientProvider>;
}
