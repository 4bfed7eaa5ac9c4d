import 'server-only';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

const seconds = 1000;

export interface S3Settings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take, in milliseconds. */
export interface Timeouts {
  /** Until it answers one try of a call. */
  answer: number;
  /** Until it has answered a call or taken in a file, over all tries and all that they wait for. */
  whole: number;
  /** Between two pieces of a file that it sends. */
  silence: number;
}

export const defaultTimeouts: Timeouts = {
  answer: 5 * seconds,
  whole: 10 * seconds,
  silence: 10 * seconds,
};

const silent = () => undefined;

/**
 * A client that tries each call up to three times, with short pauses, when the connection is lost, the store is
 * busy or does not answer in time. A refusal is final.
 */
export const clientFor = (settings: S3Settings, timeouts: Timeouts) =>
  new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    retryMode: 'standard',
    maxAttempts: 3,
    // Not every store answers to bucket names in the host, nor knows the newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What goes wrong is thrown, and logged where it is answered; the client would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: 3 * seconds,
      requestTimeout: timeouts.whole,
      throwOnRequestTimeout: true,
    },
  });

/** The HTTP status of a refusal; nothing when there was no answer. */
export const statusIn = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

interface CallOptions {
  requestTimeout: number;
  abortSignal: AbortSignal;
}

/**
 * Makes a call that the store is to answer soon: each try within `answer` milliseconds, all of them
 * within `whole` and before `until` aborts. Throws what the last try threw.
 */
export async function answered<T>(
  { answer, whole }: Timeouts,
  call: (options: CallOptions) => Promise<T>,
  until?: AbortSignal,
) {
  return within(whole, (late) =>
    call({ requestTimeout: answer, abortSignal: until ? AbortSignal.any([late, until]) : late }),
  );
}

/** Does some work with a signal that aborts after so many milliseconds. */
export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>) {
  // Not AbortSignal.timeout: the content of an answer, still on its way, must not end with it.
  const late = new AbortController();
  const end = setTimeout(() => late.abort(), milliseconds);
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(end);
  }
}
