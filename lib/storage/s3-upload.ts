import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { log } from '@/lib/platform/log';
import { type Patience, trying } from './s3-client';

/** The least that S3 takes as a part, but for the last one. */
const partBytes = 5 * 1024 * 1024;

interface Target {
  Bucket: string;
  Key: string;
}

/**
 * Sends a file of this disk to the store; a larger one in parts, so that a lost connection costs only the
 * part that was under way. It goes up from the disk with its length known, so that nothing of it waits in
 * memory. Throws when the store does not take all of it, and no part is left there then.
 */
export async function sendFile(client: S3Client, at: Target, path: string, patience: Patience) {
  const { size } = await stat(path);
  if (size > partBytes) return sendInParts(client, at, { path, size }, patience);
  await trying(patience.part, (abortSignal) =>
    withPiece(path, 0, size, (piece) =>
      client.send(new PutObjectCommand({ ...at, ...piece }), { abortSignal }),
    ),
  );
}

/** Does something with a part of a file, which is read anew for each try. */
async function withPiece<T>(
  path: string,
  start: number,
  length: number,
  work: (piece: { Body: Readable; ContentLength: number }) => Promise<T>,
) {
  const Body = createReadStream(path, { start, end: start + length - 1 });
  // Whoever sends it hears of its failure; without a listener one after a broken send would end the process.
  Body.on('error', () => undefined);
  try {
    return await work({ Body, ContentLength: length });
  } finally {
    Body.destroy();
  }
}

async function sendInParts(
  client: S3Client,
  at: Target,
  { path, size }: { path: string; size: number },
  patience: Patience,
) {
  const { UploadId } = await trying(patience.answer, (abortSignal) =>
    client.send(new CreateMultipartUploadCommand(at), { abortSignal }),
  );
  const upload = { ...at, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const PartNumber = Parts.length + 1;
      const length = Math.min(partBytes, size - start);
      const { ETag } = await trying(patience.part, (abortSignal) =>
        withPiece(path, start, length, (piece) =>
          client.send(new UploadPartCommand({ ...upload, PartNumber, ...piece }), { abortSignal }),
        ),
      );
      Parts.push({ PartNumber, ETag });
    }
    await trying(patience.part, (abortSignal) =>
      client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), {
        abortSignal,
      }),
    );
  } catch (error) {
    // Whoever waits for the answer need not wait for this too.
    void abandon(client, upload, patience);
    throw error;
  }
}

/** Parts that are not put together are kept, and paid for, until somebody says that they never will be. */
async function abandon(
  client: S3Client,
  upload: Target & { UploadId: string | undefined },
  patience: Patience,
) {
  try {
    await trying(patience.answer, (abortSignal) =>
      client.send(new AbortMultipartUploadCommand(upload), { abortSignal }),
    );
  } catch (error) {
    log.warn({ err: error, documentId: upload.Key }, 'parts of a file may remain in the store');
  }
}
