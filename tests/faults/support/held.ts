import type { PoolClient } from 'pg';
import { createClaimAs } from '@/tests/support/data/claims';
import { register } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

/** What is undone after each test, in reverse order. */
export const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A call's answer and how long it took, in milliseconds. */
export async function timed(...asked: Parameters<typeof call>) {
  const began = performance.now();
  const { status, headers } = await call(...asked);
  return { status, retryAfter: headers.get('Retry-After'), took: performance.now() - began };
}

/** The answer of a call that gave up waiting. */
export const away = { status: 503, retryAfter: expect.any(String) };

/** A portal of the test's own, with a claimant, an administrator and two claims. */
export async function scene(place: Parameters<typeof ownPortal>[1] = {}) {
  const portal = await ownPortal({}, place);
  cleaning.push(() => portal.remove());
  const { address } = await portal.start();
  const [asha, meera] = await Promise.all([
    register('claimant', address),
    register('ip_admin', address),
  ]);
  const [claim, other] = await Promise.all([createClaimAs(asha), createClaimAs(asha)]);
  return { portal, address, asha, meera, claim, other };
}

/** Has another connection lock something in the database until it is released. */
export async function holding(portal: OwnPortal, ...statements: [string, unknown[]?][]) {
  const holder: PoolClient = await portal.database.connect();
  await holder.query('BEGIN');
  for (const [text, values] of statements) await holder.query(text, values);
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await holder.query('ROLLBACK');
    holder.release();
  };
  cleaning.push(letGo);
  return letGo;
}
