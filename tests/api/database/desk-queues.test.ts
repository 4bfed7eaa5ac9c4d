import { deskQueues, isStored } from '@/lib/claims/queues/desk/queues';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { rows } from '@/tests/support/database/database';

test('the database puts claims into each stored queue of the desk, and into no other', async () => {
  const found = await rows<{ queue: string | null }>(
    `SELECT DISTINCT desk_queue(NULL, s, d, aside) AS queue FROM unnest(enum_range(NULL::"ClaimStatus")) s,
      unnest(enum_range(NULL::"DeterminationState") || NULL) d, (VALUES (true), (false)) AS put (aside)`,
  );
  const queues = found.flatMap(({ queue }) => queue ?? []);
  expect(queues.sort()).toEqual(deskQueues.filter(isStored).sort());
});

const undecided = {
  none: 'to_verify',
  proposed: 'proposed',
  returned: 'returned',
  confirmed: 'to_verify',
};
const decided = { ...undecided, none: 'decided', confirmed: 'decided' };
/** The queue of a claim by its status and its last determination. */
const expected: Record<
  ClaimStatus,
  Record<'none' | 'proposed' | 'returned' | 'confirmed', string | null>
> = {
  submitted: undecided,
  under_review: undecided,
  info_required: { ...undecided, none: 'waiting', returned: 'waiting', confirmed: 'waiting' },
  approved: decided,
  rejected: decided,
  withdrawn: { none: null, proposed: null, returned: null, confirmed: null },
};

test.each(Object.entries(expected))(
  'a claim that is %s lies in the queue of whoever has to act next',
  async (status, queues) => {
    const found = await rows<{ determined: string; queue: string | null; held: string | null }>(
      `SELECT d AS determined, desk_queue(NULL, $1, nullif(d, 'none')::"DeterminationState", false) AS queue,
      desk_queue(gen_random_uuid(), $1, nullif(d, 'none')::"DeterminationState", d = 'none') AS held FROM unnest($2::text[]) d`,
      [status, Object.keys(queues)],
    );
    expect(Object.fromEntries(found.map(({ determined, queue }) => [determined, queue]))).toEqual(
      queues,
    );
    expect(found.filter(({ held }) => held !== null)).toEqual([]);
  },
);

test('a claim that was set aside lies there until something happens, but not one that left the desk', async () => {
  const found = await rows<{ status: ClaimStatus; queues: (string | null)[] }>(
    `SELECT s AS status, array_agg(DISTINCT desk_queue(NULL, s, d, true)::text) AS queues
     FROM unnest(enum_range(NULL::"ClaimStatus")) s, unnest(enum_range(NULL::"DeterminationState") || NULL) d GROUP BY s`,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { status, queues } of found)
    expect([status, queues]).toEqual([status, status === 'withdrawn' ? [null] : ['set_aside']]);
});
