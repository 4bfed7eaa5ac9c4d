import 'server-only';
import { createReadStream } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Timeouts } from './s3-client';

interface Target {
  Bucket: string;
  Key: string;
}

/**
 * Sends a file of this disk to the store, one above 5 MB in parts, so that a lost connection costs only the part
 * that was under way. Of at most eight files, two parts each are in memory. Throws when the store does not take
 * all of it within three times `part` milliseconds, waiting for a turn included; its parts are removed from there
 * then, if the store lets them be.
 */
export async function sendFile(client: S3Client, at: Target, path: string, { part }: Timeouts) {
  const abortController = new AbortController();
  const end = setTimeout(() => abortController.abort(), 3 * part);
  try {
    await inTurn(() => {
      const params = { ...at, Body: createReadStream(path) };
      return new Upload({ client, params, queueSize: 1, abortController }).done();
    });
  } finally {
    clearTimeout(end);
  }
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
