import { deskQueues, isStored } from '@/lib/claims/desk/queues';
import { rows } from '@/tests/support/database/database';

test('the database puts claims into each stored queue of the desk, and into no other', async () => {
  const found = await rows<{ queue: string | null }>(
    `SELECT DISTINCT desk_queue(NULL, s, d) AS queue FROM unnest(enum_range(NULL::"ClaimStatus")) s,
      unnest(enum_range(NULL::"DeterminationState") || NULL) d`,
  );
  const queues = found.flatMap(({ queue }) => queue ?? []);
  expect(queues.sort()).toEqual(deskQueues.filter(isStored).sort());
});
