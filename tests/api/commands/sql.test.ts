import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { runTool } from '@/tests/support/portal/tool';

const sql = (...words: string[]) => runTool('sql', words, process.env);

afterAll(() => database.end());

test('the sql command prints the rows of an answer and their number', async () => {
  const { user } = await signUp();
  const asked = await sql(
    `SELECT email, 7 AS seven, now() - now() AS pause, '{"a": 1}'::jsonb AS facts, NULL AS nothing FROM users WHERE id = '${user.id}'`,
  );
  expect(asked).toMatchObject({ code: 0, said: expect.stringContaining('SELECT: 1 rows') });
  for (const part of ['seven', '7', user.email, '00:00:00', '{"a": 1}', 'null'])
    expect(asked.said).toContain(part);
  const none = await sql("SELECT email FROM users WHERE email = 'nobody@example.in'");
  expect(none).toEqual({ code: 0, said: 'SELECT: 0 rows\n' });
});

test('the sql command runs several statements together, and none when one is refused', async () => {
  const { user } = await signUp();
  const disable = `UPDATE users SET status = 'disabled' WHERE id = '${user.id}'`;
  const signOut = `DELETE FROM sessions WHERE user_id = '${user.id}'`;
  const status = async () => (await rows(`SELECT status FROM users WHERE id = $1`, [user.id]))[0];
  expect(await sql('--write', `${disable}; DELETE FROM audit_entries`)).toEqual({
    code: 1,
    said: 'the audit trail can only be added to\n',
  });
  expect(await status()).toEqual({ status: 'active' });
  expect(await sql('--write', `${disable}; ${signOut}`)).toEqual({
    code: 0,
    said: 'UPDATE: 1 rows\nDELETE: 1 rows\n',
  });
  expect(await status()).toEqual({ status: 'disabled' });
});

test('the sql command changes nothing without --write', async () => {
  const { user } = await signUp();
  const asked = await sql(`UPDATE users SET status = 'disabled' WHERE id = '${user.id}'`);
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('read-only transaction') });
  expect(await sql('SET TRANSACTION READ WRITE; DELETE FROM sessions')).toEqual({
    code: 1,
    said: 'permission denied for table sessions\n',
  });
});

test('the sql command without a statement says how to use it', async () => {
  expect(await sql()).toMatchObject({ code: 1, said: expect.stringContaining('npm run sql --') });
});
