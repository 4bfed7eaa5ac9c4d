import 'server-only';
import { createReadStream } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

interface Target {
  Bucket: string;
  Key: string;
}

/**
 * Sends a file of this disk to the store, one above 5 MB in parts, so that a lost connection costs only the part
 * that was under way. Of at most eight files, two parts each are in memory. Throws when `signal` aborts before the
 * store has taken all of it; its parts are removed from there then, if the store lets them be.
 */
export async function sendFile(client: S3Client, at: Target, path: string, signal: AbortSignal) {
  await inTurn(async () => {
    const abortController = new AbortController();
    if (signal.aborted) abortController.abort();
    signal.addEventListener('abort', () => abortController.abort(), { once: true });
    const params = { ...at, Body: createReadStream(path) };
    await new Upload({ client, params, queueSize: 1, abortController }).done();
  });
}

// The client holds a part whole, to send it again: a slow store must not fill the memory with them.
const maxAtOnce = 8;
const waiting: (() => void)[] = [];
let underWay = 0;

async function inTurn(work: () => Promise<unknown>) {
  if (underWay < maxAtOnce) underWay += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
