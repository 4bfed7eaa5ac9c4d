import { db, pool } from '@/lib/platform/db';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { fileMany } from '@/prisma/bulk-seed/file';

const maxClaims = 1_000_000;

/** The number after --claims. */
function requestedClaims() {
  const [flag, given = ''] = process.argv.slice(2);
  const claims = Number(given);
  return flag === '--claims' && Number.isInteger(claims) && claims >= 1 && claims <= maxClaims
    ? claims
    : undefined;
}

/** The highest number that an e-mail address of an invented person carries so far. */
async function highestPersonNumber() {
  const [found] = await prepared<{ highest: number }>(
    sql`SELECT coalesce(max(substring(email::text FROM '\\.(\\d{1,9})@example\\.in$')::int), 0) AS highest FROM users`,
  );
  return found?.highest ?? 0;
}

async function seed(claims: number) {
  const since = Date.now();
  const staff = await db.user.findMany({
    where: { status: 'active', role: { in: ['ip_admin', 'ip_case_manager'] } },
  });
  const administrator = staff.find(({ role }) => role === 'ip_admin');
  if (!administrator) {
    console.error('There is no administrator yet: make one with npm run admin:create.');
    process.exitCode = 1;
    return;
  }
  const made = await fileMany({
    claims,
    claimants: Math.ceil(claims / 5),
    days: 60,
    firstPerson: await highestPersonNumber(),
    professionals: staff.filter(({ role }) => role === 'ip_case_manager'),
    administrator,
    batch: 2_500,
  });
  await prepared(sql`ANALYZE users, claims, claim_identifiers, audit_entries`);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `Added ${made.claims} claims by ${made.people} people, with ${made.entries} audit entries, in ${seconds} s.`,
  );
}

async function main() {
  const claims = requestedClaims();
  if (claims) return seed(claims);
  console.error(
    `Say how many claims to add, from 1 to ${maxClaims}: npm run seed -- --claims 50000`,
  );
  process.exitCode = 1;
}

main().finally(() => pool.end());
