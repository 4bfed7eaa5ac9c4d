import { rmSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimBodyOf } from '@/tests/support/data/claims';
import { call } from '@/tests/support/http/api';
import { until } from '../support/until';
import { cleaning, scene } from './support/held';
import { brokenIn } from './support/invariants';
import { ownPostgres } from './support/own-postgres';
import { canMount } from './support/small-disk';

const megabytes = 250;

/** Fills the disk, and frees it when told to, at the latest after the test. */
async function fill(file: string) {
  const empty = () => rmSync(file, { force: true });
  cleaning.push(async () => empty());
  // Never the machine's own disk.
  const { blocks, bsize } = await statfs(dirname(file));
  expect(blocks * bsize).toBeLessThanOrEqual(megabytes << 20);
  const filler = await open(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const piece = Buffer.alloc(size, 1);
      let written = size;
      while (written === size) written = (await filler.write(piece)).bytesWritten;
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    await filler.close();
  }
  return empty;
}

(canMount ? test : test.skip)(
  'a database whose disk is full is 503, loses nothing, and goes on once there is room',
  async () => {
    const postgres = await ownPostgres(['min_wal_size=32MB', 'max_wal_size=64MB'], megabytes);
    cleaning.push(() => postgres.remove());
    const { portal, address, asha, claim, other } = await scene({ server: postgres.url });
    const claims = [claim.id, other.id];
    let refusedInAll = 0;
    const file = async () => {
      const answer = await call('POST', `${address}/api/claims`, {
        token: asha.token,
        body: claimBodyOf('form_d', { claimDescription: 'x'.repeat(4_000) }),
      });
      if (answer.status === 201) claims.push(String(answer.body.id));
      else refusedInAll += 1;
      return answer;
    };

    const empty = await fill(join(postgres.seen, 'filler'));
    const refused = [];
    for (let tries = 0; tries < 400 && refused.length < 10; tries += 1) {
      const answer = await file();
      if (answer.status !== 201) refused.push(answer);
    }
    expect(refused).toHaveLength(10);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answer.headers.get('Retry-After')).toBeTruthy();
    }
    expect([200, 503]).toContain((await call('GET', `${address}/api/auth/me`, asha)).status);

    empty();
    await until(async () => (await file()).status === 201 || undefined);
    const { rows } = await portal.database.query<{ id: string }>('SELECT id FROM claims');
    const kept = rows.map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(claims));
    // A change whose answer was lost may or may not have happened.
    expect(kept.length - claims.length).toBeLessThanOrEqual(refusedInAll);
    expect(await brokenIn(portal.database)).toEqual([]);
  },
);
