import { createTranslator } from 'next-intl';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type Addressee, letterTo } from '@/lib/notifications/mail/letter-to';
import { env } from '@/lib/platform/env';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { codeMinutes, hashOfListCode, newListCode, shownListCode } from './code';

const mostClaims = 20;

/**
 * A letter with a code for each of this person's claims that somebody looks up; null when nobody does any more. A code replaces
 * the one before, and works in every page that asked.
 */
export async function listCodeLetter(user: Addressee & { id: string }) {
  const codes = await makeCodes(user.id);
  if (codes.length === 0) return null;
  const locale = languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'listCode' });
  return letterTo(user, {
    subject: t('subject'),
    lines: [
      t('why'),
      ...codes.map(({ claimNumber, code }) =>
        t('code', { claimNumber, code: shownListCode(code) }),
      ),
      t('ends', { minutes: codeMinutes }),
      t('ignore'),
    ],
    link: { href: `${env().APP_URL.replace(/\/$/, '')}/creditors`, label: t('button') },
  });
}

async function makeCodes(userId: string) {
  const found = await prepared<{ claimNumber: string }>(sql`
    SELECT DISTINCT c.claim_number AS "claimNumber" FROM list_look_ups k JOIN claims c ON c.claim_number = k.claim_number
    WHERE c.claimant_id = ${userId}::uuid AND c.quarantine_id IS NULL AND k.queued AND k.expires_at > now()
    ORDER BY 1 LIMIT ${mostClaims}::int`);
  const codes = found.map(({ claimNumber }) => ({ claimNumber, code: newListCode() }));
  await prepared(sql`
    UPDATE list_look_ups k SET code_hash = n.code_hash, expires_at = now() + ${codeMinutes}::int * interval '1 minute'
    FROM unnest(${codes.map(({ claimNumber }) => claimNumber)}::text[],
      ${codes.map(({ claimNumber, code }) => hashOfListCode(claimNumber, code))}::bytea[]) AS n (claim_number, code_hash)
    WHERE k.claim_number = n.claim_number AND k.queued AND k.expires_at > now()`);
  return codes;
}
