import { randomInt } from 'node:crypto';
import { withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';
import { rows } from '@/tests/support/database/database';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('');

/** Numbers of somebody who does not exist and nobody else's; no Aadhaar number begins with 1. */
export const someNumbers = () => ({
  panNumber: `${letters(5)}${digits(4)}${letters(1)}`,
  aadhaarNumber: withAadhaarDigit(`1${digits(10)}`),
  accountNumber: `9${digits(15)}`,
  drivingLicenseNumber: `DL${digits(13)}`,
  passportNumber: `${letters(1)}${digits(7)}`,
  voterIdNumber: `${letters(3)}${digits(7)}`,
});

/** The tables of the database in which this text stands anywhere. */
export async function tablesWith(text: string) {
  const tables = await rows<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const hits = await rows(`SELECT 1 FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [
        text,
      ]);
      return hits.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
