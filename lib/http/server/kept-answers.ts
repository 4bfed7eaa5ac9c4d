import { AsyncLocalStorage } from 'node:async_hooks';
import { pool } from '@/lib/platform/db';
import { shared } from '@/lib/platform/shared';

// What pages and calls about published lists say: the lists, the facts of the case, and which day it is.
const statement = {
  name: 'published version',
  text: `SELECT concat_ws('|',
      (SELECT string_agg(number || ':' || xmin, ',' ORDER BY number) FROM creditor_lists WHERE state = 'published'),
      (SELECT xmin FROM case_settings WHERE id = 1),
      (now() AT TIME ZONE 'Asia/Kolkata')::date) AS version`,
};

interface Published {
  version: () => Promise<string>;
  asked: AsyncLocalStorage<{ keep: boolean }>;
}

// The server that keeps the answers is no part of the bundle, of which there may be several copies.
const processGlobals = globalThis as { daavaPublished?: Published };

/** Lets this process's server (scripts/lib/server/kept-answers.mjs) keep answers about published lists. */
export function letAnswersBeKept() {
  processGlobals.daavaPublished = {
    version: shared(async () => {
      const { rows } = await pool.query<{ version: string }>(statement);
      return rows[0]?.version ?? '';
    }),
    asked: new AsyncLocalStorage(),
  };
}

/** Says that the answer to the request one is in is the same for all who ask alike, until what is published changes. */
export function mayBeKept() {
  const asking = processGlobals.daavaPublished?.asked.getStore();
  if (asking) asking.keep = true;
}
