import { openCall } from '@/tests/faults/support/slow-call';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let address: string;
beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
afterAll(() => portal.remove());

// A report of so many does not fit into what sockets and streams hold.
const claims = 60_000;

const copies = `
  INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data, form_edition, submitted_at)
  SELECT creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data,
    form_edition, submitted_at - n * interval '1 second' FROM claims, generate_series(1, $1::int) AS n`;

/** A report whose head came, and of which nothing is read. */
async function unreadReport(person: TestPerson) {
  const type = { 'Content-Type': 'application/json' };
  const { call, answer } = openCall(person, 'POST', '/api/reports/export', type);
  call.end(JSON.stringify({ format: 'csv' }));
  return answer;
}

// Otherwise two accounts that read slowly hold all places and connections for half an hour.
test('two professionals who read nothing of their reports hold no connection, and a third gets theirs', async () => {
  const [asha, meera, kavya, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_admin', address),
    signUp('ip_admin', address),
  ]);
  await createClaimAs(asha, 'form_d');
  await portal.database.query(copies, [claims - 1]);
  const unread = await Promise.all([meera, meera, kavya, kavya].map(unreadReport));
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await until(async () => {
    const { rowCount } = await portal.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'COPY%' AND xact_start IS NOT NULL`,
    );
    return rowCount === 0 || undefined;
  });
  const report = await unreadReport(ravi);
  let lines = -1;
  for await (const chunk of report) lines += String(chunk).split('\n').length - 1;
  expect([report.statusCode, lines]).toEqual([200, claims]);
  for (const one of unread) one.destroy();
});
