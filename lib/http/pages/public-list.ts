import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod/mini';
import { publicListReads } from '@/lib/access/limits';
import { reads } from '@/lib/access/lines';
import { shareOfOrigin } from '@/lib/access/share';
import {
  type PublishedList,
  publishedChanges,
  publishedList,
  publishedLists,
  publishedRows,
} from '@/lib/creditor-lists/published/read';
import { changesQuery, listParams, rowsQuery } from '@/lib/creditor-lists/schema';
import { readListSettings } from '@/lib/creditor-lists/settings';
import { errorOf } from '@/lib/http/response/respond';
import { answerLater } from '@/lib/http/server/answer-later';
import { mayBeKept } from '@/lib/http/server/kept-answers';
import { originOf } from '@/lib/http/server/origin';
import { statusOf } from '@/lib/platform/errors';
import { asCall } from '@/lib/platform/lines/call';
import { log } from '@/lib/platform/log';
import { consumeLimit } from '@/lib/platform/rate-limit';

export { readListSettings };

async function counted<Found>(
  read: (address: string) => Promise<Found>,
): Promise<Found | 'busy' | 'later' | 'unknown'> {
  try {
    const origin = originOf(await headers());
    const address = origin.ipAddress ?? 'unknown';
    await consumeLimit(publicListReads, address);
    const found = await asCall(shareOfOrigin(origin), reads, () => read(address));
    mayBeKept();
    return found;
  } catch (thrown) {
    const error = errorOf(thrown);
    const status = statusOf[error.code];
    if (status === 404) return 'unknown';
    if (status === 429) return 'busy';
    if (status !== 503) throw thrown;
    log.warn({ err: error.cause, code: error.code }, 'a page was not made in time');
    answerLater(error.retryAfter ?? 5);
    return 'later';
  }
}

/** The published lists for their page; `busy` beyond the limit, `later` when they could not be read in time. */
export async function listsForPage() {
  const found = await counted(publishedLists);
  if (found === 'unknown') throw new Error('the lists are always known');
  return typeof found === 'string' ? found : found.lists;
}

/** How many lines one page shows. */
const linesOfPage = 50;

type Asked = Record<string, string | string[] | undefined>;

/**
 * A published list with one page of its lines, as the address asks; all of its lines when a part of the address is invalid. `unknown` when there
 * is no such list, `busy` beyond the limit, `later` when it could not be read in time.
 */
export function listForPage(number: string, { annexure, class: of, search, page }: Asked) {
  return counted(async () => {
    const named = z.safeParse(listParams, { number });
    if (!named.success) return 'unknown' as const;
    const query = z.safeParse(rowsQuery, {
      annexure: annexure || undefined,
      class: of || undefined,
      search,
      page,
    });
    const asked = query.success ? query.data : z.parse(rowsQuery, {});
    const [list, lines, { namesMasked }, { lists }] = await Promise.all([
      publishedList(named.data.number),
      publishedRows(named.data.number, { ...asked, limit: linesOfPage }),
      readListSettings(),
      publishedLists(),
    ]);
    return { list, lines, asked, namesMasked, compared: before(list, lists).length > 0 };
  });
}

/** The lists of an earlier day, or of the same day with a lower number; the latest first. */
function before({ asOn, number }: PublishedList, lists: PublishedList[]) {
  return lists
    .filter((one) => one.asOn < asOn || (one.asOn === asOn && one.number < number))
    .sort((a, b) => b.asOn.localeCompare(a.asOn) || b.number - a.number);
}

/**
 * One page of what changed in a published list since the list that the address names, or else since the one before it. Ignores
 * invalid parts of the address. `unknown` when there is no such list, `busy` beyond the limit, `later` when it could not be
 * read in time.
 */
export function changesForPage(number: string, { from, kind, page }: Asked) {
  return counted(async (address) => {
    const named = z.safeParse(listParams, { number });
    if (!named.success) return 'unknown' as const;
    const [{ lists }, { namesMasked }] = await Promise.all([publishedLists(), readListSettings()]);
    const list = lists.find((one) => one.number === named.data.number);
    if (!list) return 'unknown' as const;
    const earlier = before(list, lists);
    const [last] = earlier;
    if (!last) return { list, earlier, kind: undefined, changes: null, namesMasked };
    const since = earlier.find((one) => String(one.number) === from) ?? last;
    const usual = { from: String(since.number) };
    const query = z.safeParse(changesQuery, { ...usual, kind: kind || undefined, page });
    const asked = query.success ? query.data : z.parse(changesQuery, usual);
    const changes = await publishedChanges(list.number, { ...asked, limit: linesOfPage }, address);
    return { list, earlier, kind: asked.kind, changes, namesMasked };
  });
}
