import 'server-only';
import { cache } from 'react';
import { readPublicCase } from '@/lib/case/read';
import { log } from '@/lib/platform/log';

/** What anybody may read of the case, read once for each request. Null if that failed: people can still sign in. */
export const caseForPage = cache(async () => {
  try {
    return await readPublicCase();
  } catch (error) {
    log.warn({ err: error }, 'case facts not shown');
    return null;
  }
});
