import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { runCleanupNow } from '@/tests/support/portal/cleanup';

afterAll(() => database.end());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(person: TestPerson) {
  const form = new FormData();
  form.append('file', new File([png], 'slip.png', { type: 'image/png' }));
  const answer = await call<{ id: string }>('POST', '/api/documents/upload', {
    token: person.token,
    raw: form,
  });
  return answer.body.id;
}

it('cleanup removes unused documents after a day, old drafts, sessions and counters, and nothing else', async () => {
  const asha = await signUp();
  const [forgotten, fresh, attached] = [await upload(asha), await upload(asha), await upload(asha)];
  const claim = await createClaimAs(asha, 'form_d', { documents: [attached] });
  const uploadedAgo = (ids: string[], ago: string) =>
    database.query('UPDATE documents SET uploaded_at = now() - $2::interval WHERE id = ANY($1)', [
      ids,
      ago,
    ]);
  await uploadedAgo([forgotten, attached], '24 hours 10 minutes');
  await uploadedAgo([fresh], '23 hours 50 minutes');
  const dead = await signUp();
  await database.query(
    "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1",
    [dead.user.id],
  );
  await database.query("INSERT INTO rate_counts VALUES ($1, now() - interval '25 hours', 1)", [
    `old:${asha.user.id}`,
  ]);

  const oldDraft = `INSERT INTO claim_drafts VALUES ($1, 'form_b', '{"companyName": "B"}', '{}', gen_random_uuid(), 1,
    now() - interval '181 days'), ($1, 'form_c', '{"companyName": "C"}', '{}', gen_random_uuid(), 1, now() - interval '179 days')`;
  await database.query(oldDraft, [asha.user.id]);

  const file = (id: string) =>
    join(process.env.DATA_DIR ?? 'data', 'documents/claimdocuments', id.slice(0, 2), id);
  expect([forgotten, fresh, attached].map((id) => existsSync(file(id)))).toEqual([
    true,
    true,
    true,
  ]);

  await runCleanupNow();

  expect([forgotten, fresh, attached].map((id) => existsSync(file(id)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(
    await rows('SELECT creditor_type FROM claim_drafts WHERE user_id = $1', [asha.user.id]),
  ).toEqual([{ creditor_type: 'form_c' }]);
  const kept = await rows<{ id: string }>('SELECT id FROM documents WHERE uploaded_by_id = $1', [
    asha.user.id,
  ]);
  expect(kept.map(({ id }) => id).sort()).toEqual([fresh, attached].sort());
  const look = (id: string) => call('GET', `/api/documents/${id}/download`, { token: asha.token });
  expect([(await look(forgotten)).status, (await look(fresh)).status]).toEqual([404, 200]);
  expect(claim.documents.map(({ id }) => id)).toEqual([attached]);
  expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
  expect(await rows('SELECT 1 FROM sessions WHERE user_id = $1', [dead.user.id])).toHaveLength(0);
  expect(
    await rows('SELECT 1 FROM rate_counts WHERE key = $1', [`old:${asha.user.id}`]),
  ).toHaveLength(0);
});

// A test at 25 hours and at zero would also pass with a limit of 1 or 24.5 hours.
it('cleanup removes each thing once its time is over, and not a moment before', async () => {
  const { user } = await signUp();
  await database.query('DELETE FROM known_devices WHERE user_id = $1', [user.id]);
  const claim = await createClaimAs(await signUp());
  const hash = (n: number) => Buffer.concat([Buffer.from(user.id), Buffer.from([n])]);
  const kinds: [
    table: string,
    seconds: number,
    put: string,
    values: (n: number) => unknown[],
    left: string,
  ][] = [
    [
      'known_devices',
      180 * 86_400,
      `($1, $2, now() - make_interval(secs => $3))`,
      (n) => [user.id, hash(n)],
      'user_id = $1',
    ],
    [
      'rate_counts',
      86_400,
      `($1 || $2, now() - make_interval(secs => $3), 1)`,
      (n) => [user.id, `:${n}`],
      `key LIKE $1 || ':%'`,
    ],
    [
      'claim_selections',
      86_400,
      `(gen_random_uuid(), $1, ARRAY[$2::uuid], now() - make_interval(secs => $3))`,
      () => [user.id, claim.id],
      'user_id = $1',
    ],
  ];
  for (const [table, seconds, put, values] of kinds)
    for (const [n, ago] of [seconds - 600, seconds + 600].entries())
      await database.query(`INSERT INTO ${table} VALUES ${put}`, [...values(n), ago]);
  await runCleanupNow();
  const left = await Promise.all(
    kinds.map(async ([table, , , , where]) => [
      table,
      (await rows(`SELECT FROM ${table} WHERE ${where}`, [user.id])).length,
    ]),
  );
  expect(left).toEqual(kinds.map(([table]) => [table, 1]));
});
