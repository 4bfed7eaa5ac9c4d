import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import type { Origin } from '@/lib/access/actor';
import { publicListFiles, publicListReads } from '@/lib/access/limits';
import { listFile } from '@/lib/creditor-lists/files/write';
import { requirePublished } from '@/lib/creditor-lists/published/read';
import type { FileAsked } from '@/lib/creditor-lists/schema';
import { readListSettings } from '@/lib/creditor-lists/settings';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { takePublishedPlace } from '@/lib/reports/lines';
import { listResponse } from './response/list-response';
import { mayBeKept } from './server/kept-answers';

// Caches ask each time whether the answer still holds, so that a withdrawn list is gone at once.
const caching = { 'Cache-Control': 'public, no-cache' };

const robots = (indexed: boolean): Record<string, string> =>
  indexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' };

const tagOf = (what: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 27)}"`;

const hasIt = (request: NextRequest, tag: string) =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);

const unchanged = (headers: Record<string, string>) => new Response(null, { status: 304, headers });

/** Answers with published data and an ETag, or with 304; counts the address. Throws the limit's refusal and what `read` throws. */
export async function publishedJson(
  request: NextRequest,
  origin: Origin,
  read: (address: string) => Promise<unknown>,
) {
  const address = origin.ipAddress ?? 'unknown';
  await consumeLimit(publicListReads, address);
  const found = await read(address);
  const { indexed } = await readListSettings();
  const headers = { ...caching, ...robots(indexed), ETag: tagOf(found) };
  mayBeKept();
  return hasIt(request, headers.ETag) ? unchanged(headers) : Response.json(found, { headers });
}

/** Answers with a published list's file, or with 304. Throws `not_found` and the limit's refusal. */
export async function publishedFile(
  request: NextRequest,
  origin: Origin,
  number: number,
  asked: FileAsked,
) {
  const address = origin.ipAddress ?? 'unknown';
  await consumeLimit(publicListReads, address);
  const list = await requirePublished(number);
  const settings = await readListSettings();
  const { sha256, replacedBy } = list;
  // Another build of the portal may write the same list in other words or another format.
  const build = process.env.PORTAL_SOURCES;
  const ETag = tagOf([build, number, sha256, replacedBy, settings, asked]);
  const headers = { ...caching, ...robots(settings.indexed), ETag };
  if (hasIt(request, ETag)) return unchanged(headers);
  await consumeLimit(publicListFiles, address);
  const file = await listFile(
    () => takePublishedPlace(origin),
    { list, masked: settings.namesMasked },
    asked,
  );
  return listResponse(request, file, headers);
}
