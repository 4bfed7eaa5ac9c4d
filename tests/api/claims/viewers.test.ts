import type { Viewer } from '@/lib/claims/queues/desk/viewers';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { until } from '@/tests/support/until';

let asha: TestPerson;
let ravi: TestPerson;
let meera: TestPerson;
let kavya: TestPerson;

beforeAll(async () => {
  [asha, ravi, meera, kavya] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
    signUp('ip_admin'),
  ]);
});
afterAll(() => database.end());

async function aClaim() {
  const { id } = await createClaimAs(asha);
  await assignTo(meera, id, ravi);
  return id;
}

const ask = (method: string, person: TestPerson, claimId: string) =>
  call<Viewer[]>(method, `/api/claims/${claimId}/viewers`, { token: person.token });
const open = async (person: TestPerson, claimId: string) =>
  (await ask('POST', person, claimId)).body.map(({ id }) => id);
const silentFor = (person: TestPerson, seconds: number) =>
  database.query(
    `UPDATE claim_viewers SET seen_at = seen_at - make_interval(secs => $2), opened_at = opened_at - make_interval(secs => $2)
     WHERE user_id = $1`,
    [person.user.id, seconds],
  );

test('a professional who opens a claim sees who else has it open, in order, and no other claim’s viewers', async () => {
  const [id, other] = [await aClaim(), await aClaim()];
  expect(await open(ravi, id)).toEqual([]);
  expect((await ask('POST', meera, id)).body).toEqual([
    { id: ravi.user.id, firstName: ravi.user.firstName, lastName: ravi.user.lastName },
  ]);
  expect(await open(kavya, id)).toEqual([ravi.user.id, meera.user.id]);
  expect(await open(ravi, id)).toEqual([meera.user.id, kavya.user.id]);
  expect(await open(ravi, other)).toEqual([]);
  await ask('DELETE', meera, id);
  expect(await open(ravi, id)).toEqual([kavya.user.id]);
});

test('a viewer who is silent for 45 seconds is gone from the claim and from the database', async () => {
  const [id, other] = [await aClaim(), await aClaim()];
  await open(ravi, id);
  await silentFor(ravi, 40);
  expect(await open(meera, id)).toEqual([ravi.user.id]);
  await silentFor(ravi, 6);
  expect(await open(meera, id)).toEqual([]);
  await open(ravi, other);
  const { rows } = await database.query('SELECT claim_id FROM claim_viewers WHERE user_id = $1', [
    ravi.user.id,
  ]);
  expect(rows).toEqual([{ claim_id: other }]);
});

test('pages with the claim open hear of a new viewer at once, and other pages do not', async () => {
  const id = await aClaim();
  await open(ravi, id);
  const [his, hers] = [await listenAs(ravi), await listenAs(kavya)];
  await open(meera, id);
  const told = () => his.events().filter(({ what }) => what === 'viewers');
  await open(meera, id);
  await his.hears('viewers', id);
  // Events say that she opened and left it, not each sign of life in between.
  await open(meera, id);
  await ask('DELETE', meera, id);
  await until(async () => told().length > 1 || undefined);
  expect(told()).toEqual([
    { what: 'viewers', claimId: id },
    { what: 'viewers', claimId: id },
  ]);
  expect(hers.events().filter(({ what }) => what === 'viewers')).toEqual([]);
});

test('a person who may not determine a claim is never shown as its viewer', async () => {
  const { id } = await createClaimAs(asha);
  expect((await ask('POST', ravi, id)).status).toBe(404);
  expect((await ask('POST', asha, id)).status).toBe(403);
  expect((await ask('POST', meera, 'no-id')).status).toBe(404);
  expect(await open(meera, id)).toEqual([]);
});
