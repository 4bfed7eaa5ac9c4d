import { AsyncLocalStorage } from 'node:async_hooks';
import { prepared, type Statement } from '@/lib/platform/query';
import { shared } from '@/lib/platform/shared';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { alike } from './alike';

// Lists, facts of the case and the day decide pages for everybody and calls about published lists.
const statement: Statement<{ version: string }> = sql`
  SELECT concat_ws('|',
    (SELECT string_agg(number || ':' || xmin, ',' ORDER BY number) FROM creditor_lists WHERE state = 'published'),
    (SELECT xmin FROM case_settings WHERE id = 1),
    ${today}) AS version`;

interface Published {
  version: () => Promise<string>;
  alike: typeof alike;
  asked: AsyncLocalStorage<{ keep: boolean }>;
}

// The server that keeps the answers is not part of the bundle, and a process may hold several copies of the bundle.
const processGlobals = globalThis as { daavaPublished?: Published };

/** Lets this process's server (scripts/lib/server/kept-answers.mjs) keep answers that are the same for everybody. */
export function letAnswersBeKept() {
  processGlobals.daavaPublished = {
    version: shared(async () => {
      const [published] = await prepared(statement);
      // Another build of the portal may draw the same page in other words.
      return `${process.env.PORTAL_SOURCES} ${published?.version}`;
    }),
    alike,
    asked: new AsyncLocalStorage(),
  };
}

/** Says that the present answer holds for all alike requests until what is published changes. */
export function mayBeKept() {
  const asking = processGlobals.daavaPublished?.asked.getStore();
  if (asking) asking.keep = true;
}
