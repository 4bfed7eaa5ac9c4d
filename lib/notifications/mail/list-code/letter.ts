import { randomBytes } from 'node:crypto';
import { createTranslator } from 'next-intl';
import { formatDateTime } from '@/lib/format/date';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type Addressee, letterTo } from '@/lib/notifications/mail/letter-to';
import { env } from '@/lib/platform/env';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { codeHours, hashOfListCode, listCodeFrom, shownListCode } from './code';

const mostClaims = 20;

/**
 * A letter with a code for each of this person's claims that somebody looks up; null when nobody does any more. A live code is
 * sent again, and works in every page that asked.
 */
export async function listCodeLetter(user: Addressee & { id: string }) {
  const codes = await codesOf(user.id);
  const until = codes.map(({ until: end }) => end).sort()[0];
  if (until === undefined) return null;
  const locale = languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'listCode' });
  return letterTo(user, {
    subject: t('subject'),
    lines: [
      t('why'),
      ...codes.map(({ claimNumber, code }) =>
        t('code', { claimNumber, code: shownListCode(code) }),
      ),
      t('ends', { until: formatDateTime(until, locale) }),
      t('ignore'),
    ],
    link: { href: `${env().APP_URL.replace(/\/$/, '')}/creditors`, label: t('button') },
  });
}

/** Claims without a live code come first: twenty others must not keep one from its code. `until` is ISO 8601, which sorts by time. */
async function codesOf(userId: string) {
  const found = await prepared<{ claimNumber: string; seed: Uint8Array | null }>(sql`
    SELECT * FROM (SELECT c.claim_number AS "claimNumber", (SELECT l.seed FROM list_look_ups l
      WHERE l.claim_number = c.claim_number AND l.code_hash IS NOT NULL AND l.expires_at > now() ORDER BY l.expires_at DESC LIMIT 1) AS seed
    FROM claims c
    WHERE c.claimant_id = ${userId}::uuid AND c.quarantine_id IS NULL AND EXISTS (
      SELECT FROM list_look_ups k WHERE k.claim_number = c.claim_number AND k.queued AND k.expires_at > now())) AS asked
    ORDER BY asked.seed IS NOT NULL, asked."claimNumber" LIMIT ${mostClaims}::int`);
  const codes = found.map(({ claimNumber, seed: live }) => {
    const seed = live ?? randomBytes(32);
    return { claimNumber, seed, code: listCodeFrom(seed) };
  });
  const ends = await prepared<{ claimNumber: string; until: Date }>(sql`
    WITH given AS (
      UPDATE list_look_ups k SET seed = n.seed, code_hash = n.code_hash,
        expires_at = CASE WHEN k.seed = n.seed THEN k.expires_at ELSE now() + ${codeHours}::int * interval '1 hour' END
      FROM unnest(${codes.map(({ claimNumber }) => claimNumber)}::text[], ${codes.map(({ seed }) => seed)}::bytea[],
        ${codes.map(({ claimNumber, code }) => hashOfListCode(claimNumber, code))}::bytea[]) AS n (claim_number, seed, code_hash)
      WHERE k.claim_number = n.claim_number AND k.queued AND k.expires_at > now()
      RETURNING k.claim_number, k.expires_at)
    SELECT claim_number AS "claimNumber", min(expires_at) AS until FROM given GROUP BY claim_number`);
  const untilOf = new Map(ends.map(({ claimNumber, until }) => [claimNumber, until.toISOString()]));
  return codes.flatMap(({ claimNumber, code }) => {
    const until = untilOf.get(claimNumber);
    return until === undefined ? [] : [{ claimNumber, code, until }];
  });
}
