import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KnownAnswers } from './known-answers';

interface Answer {
  queryKey: QueryKey;
  data: Promise<unknown>;
}

/** The server's answer to a query; undefined leaves it to the page. */
export const answer = <T, Known extends T>(
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  data: Promise<Known | undefined>,
): Answer => ({ queryKey, data });

/** Renders its children with answers for which the page then need not wait. */
export async function FirstData({ of, children }: { of: Answer[]; children: ReactNode }) {
  const asked = await Promise.all(
    of.map(async ({ queryKey, data }) => [queryKey, await data] as const),
  );
  const known = asked.filter(([, data]) => data !== undefined);
  return <KnownAnswers answers={known}>{children}</KnownAnswers>;
}
