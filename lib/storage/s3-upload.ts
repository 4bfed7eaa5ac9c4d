import 'server-only';
import { createReadStream } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

interface Target {
  Bucket: string;
  Key: string;
}

/**
 * Sends a file to the store, above 5 MB in parts, so that a lost connection costs one part; eight files hold two parts each in
 * memory. Throws when `signal` aborts before the store has everything, and removes the parts if it can.
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

// The client holds a whole part, to send it again: a slow store must not fill the memory.
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
