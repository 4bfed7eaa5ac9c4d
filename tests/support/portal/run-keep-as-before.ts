import { text } from 'node:stream/consumers';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { db, pool } from '@/lib/platform/db';
import { store } from '@/lib/storage/current';
import { spool } from '@/lib/storage/spool';

/** Replaces a document's content by standard input, in base64. */
async function keep(id: string) {
  const { wrappedKey, bucketName } = await db.document.findUniqueOrThrow({ where: { id } });
  const content = Buffer.from(await text(process.stdin), 'base64');
  const key = unwrapDataKey(masterKeys(), id, wrappedKey);
  const path = await spool(encrypt(key, [content] as never));
  await (await store()).put({ bucket: bucketName, id }, path);
}

keep(process.argv[2] ?? '').finally(() => pool.end());
