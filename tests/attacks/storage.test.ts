import { attach, send } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { png } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

// It would have put files without number on one claim, past the ten that it takes.
test('files of the conversation do not come to a claim without a message', async () => {
  const asha = await signUp();
  const { id: claimId } = await createClaimAs(asha);
  const bucketName = 'chatattachments';
  for (const sending of [
    { before: { claimId, bucketName } },
    { after: { bucketName, claimId } },
    { before: { claimId, bucketName }, path: 'upload' as const },
  ]) {
    const { status, body } = await send(asha, png, 'a.png', sending);
    expect([status, body.issues?.[0]?.rule]).toEqual([400, 'sent_with_message']);
  }
  const apart = await send(asha, png, 'a.png', { before: { bucketName } });
  expect((await attach(asha, apart.body.id, claimId)).status).toBe(400);
  expect(await rows('SELECT 1 FROM documents WHERE claim_id = $1', [claimId])).toEqual([]);
});
