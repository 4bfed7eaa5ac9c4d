import { readCase } from '@/lib/case/read';
import { db, pool } from '@/lib/platform/db';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { fileMany } from '@/prisma/bulk-seed/file';
import { caseClaimOf } from '@/prisma/case-seed/claims';
import { filingOf } from '@/prisma/case-seed/days';
import { addPapers } from '@/prisma/case-seed/documents';

const maxClaims = 1_000_000;

/** The number after --claims, and whether papers come with them. */
function requested() {
  const [flag, given = '', ...more] = process.argv.slice(2);
  const claims = Number(given);
  const isNumber = Number.isInteger(claims) && claims >= 1 && claims <= maxClaims;
  const isKnown = more.every((one) => one === '--no-papers');
  return flag === '--claims' && isNumber && isKnown
    ? { claims, papers: more.length === 0 }
    : undefined;
}

/** The highest number that an e-mail address of an invented person carries so far. */
async function highestPersonNumber() {
  const [found] = await prepared<{ highest: number }>(
    sql`SELECT coalesce(max(substring(email::text FROM '\\.(\\d{1,9})@example\\.in$')::int), 0) AS highest FROM users`,
  );
  return found?.highest ?? 0;
}

async function seed({ claims, papers }: { claims: number; papers: boolean }) {
  const now = new Date();
  const staff = await db.user.findMany({
    where: { status: 'active', role: { in: ['ip_admin', 'ip_case_manager'] } },
  });
  const administrator = staff.find(({ role }) => role === 'ip_admin');
  if (!administrator) {
    console.error('There is no administrator yet: make one with npm run admin:create.');
    process.exitCode = 1;
    return;
  }
  const days = await readCase();
  const lastDate = days.lastDateForClaims;
  let documents = 0;
  const made = await fileMany({
    ...filingOf(days, now),
    claims,
    claimants: claims,
    claimAt: (index, claimant, at) => caseClaimOf(index, claimant, { at, now, lastDate, papers }),
    ...(papers && {
      beside: async (client, filed) => {
        documents += await addPapers(client, filed);
      },
    }),
    firstPerson: await highestPersonNumber(),
    professionals: staff.filter(({ role }) => role === 'ip_case_manager'),
    administrator,
    batch: 2_500,
  });
  await prepared(sql`ANALYZE users, claims, claim_identifiers, documents, audit_entries`);
  const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1);
  console.log(
    `Added ${made.claims} claims by ${made.people} people, with ${documents} documents and ${made.entries} audit entries, in ${seconds} s.`,
  );
}

async function main() {
  const wish = requested();
  if (wish) return seed(wish);
  console.error(
    `Say how many claims to add, from 1 to ${maxClaims}: npm run seed -- --claims 50000. With --no-papers they have no documents.`,
  );
  process.exitCode = 1;
}

main().finally(() => pool.end());
