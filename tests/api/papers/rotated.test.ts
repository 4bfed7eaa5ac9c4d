import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { newDataKey, unwrapDataKey } from '@/lib/crypto/data-key';
import { keysFrom } from '@/lib/crypto/identifier-keys';
import { masterKeysIn } from '@/lib/crypto/master-keys';
import { newCode, openCode, sealCode } from '@/lib/papers/check-code';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

const someKey = () => randomBytes(32).toString('base64');
const [former, present] = [someKey(), someKey()];
const only = (key: string) => masterKeysIn({ DOCUMENT_KEY: key, DOCUMENT_KEYS_OLD: '' });

let portal: OwnPortal;
beforeAll(async () => {
  portal = await ownPortal({ DOCUMENT_KEY: present, DOCUMENT_KEYS_OLD: former });
});
afterAll(() => portal.remove());

/** What finds a code under a key. */
const hashOf = (key: string, code: string) =>
  createHmac('sha256', keysFrom(only(key).current).search)
    .update('paper\0')
    .update(code)
    .digest();

test('a paper from under a former key is opened and found by its check code under the present one alone', async () => {
  const claim = await storeClaim(portal.database, await storeUser(portal.database));
  const [fileId, code] = [randomUUID(), newCode()];
  const { key, wrapped } = newDataKey(only(former).current, fileId);
  await portal.database.query(
    `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, state, made_at, amount,
       template, file_id, file_size, sha256, wrapped_key, sealed_code, code_hash)
     VALUES ($1, 1, 'acknowledgement', 'en', 1, 'claim', $1, 'made', now(), 1, 'x', $2, 1, '', $3, $4, $5)`,
    [claim, fileId, wrapped, sealCode(key, code), hashOf(former, code)],
  );
  const { said } = await runTool('documents-rotate', [], portal.environment);
  expect(said).toContain('Wrapped anew: 1 papers. Left: 0.');
  const { rows } = await portal.database.query<{ wrapped: Buffer; sealed: Buffer; hash: Buffer }>(
    'SELECT wrapped_key AS wrapped, sealed_code AS sealed, code_hash AS hash FROM papers',
  );
  const [paper] = rows;
  if (!paper) throw new Error('the paper is there');
  const opened = openCode(unwrapDataKey(only(present), fileId, paper.wrapped), paper.sealed);
  expect(opened).toBe(code);
  expect(paper.hash.toString('hex')).toBe(hashOf(present, code).toString('hex'));
});
