import { setTimeout as sleep } from 'node:timers/promises';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

const seconds = 1000;

export interface S3Settings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take, in milliseconds. */
export interface Patience {
  /** Until it answers a call. */
  answer: number;
  /** Until it has taken in a file, or one part of it. */
  part: number;
  /** Between two pieces of a file that it sends. */
  silence: number;
}

export const usualPatience: Patience = {
  answer: 5 * seconds,
  part: 20 * seconds,
  silence: 10 * seconds,
};

const silent = () => undefined;

/** A client that tries each call once: {@link trying} decides what is tried again. */
export const clientFor = (settings: S3Settings) =>
  new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    maxAttempts: 1,
    // Not every store answers to bucket names in the host, nor knows the newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What goes wrong is thrown, and logged where it is answered; the client would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: 3 * seconds },
  });

/** The HTTP status of a refusal; nothing when there was no answer. */
export const statusIn = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether another try may go better: there was no answer, or one of a store that is busy or broken. */
function mayPass(error: unknown) {
  const status = statusIn(error);
  return status === undefined || status === 429 || status >= 500;
}

/**
 * Does something with the store, up to three times with short pauses when the connection is lost, the store
 * does not answer within `most` milliseconds, or it is busy. Throws what the last try threw; a refusal at once.
 */
export async function trying<T>(
  most: number,
  attempt: (signal: AbortSignal) => Promise<T>,
  mostTries = 3,
) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(AbortSignal.timeout(most));
    } catch (error) {
      if (tries >= mostTries || !mayPass(error)) throw error;
      await sleep(100 * 3 ** tries * (0.5 + Math.random()));
    }
  }
}
