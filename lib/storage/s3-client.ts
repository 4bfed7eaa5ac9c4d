import 'server-only';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

const seconds = 1000;

export interface S3Settings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** In milliseconds. */
export interface Timeouts {
  /** For one try of a call. */
  answer: number;
  /** For a call or an upload, with all tries and pauses. */
  whole: number;
  /** Between two pieces of a file that the store sends. */
  silence: number;
}

export const defaultTimeouts: Timeouts = {
  answer: 5 * seconds,
  whole: 10 * seconds,
  silence: 10 * seconds,
};

const silent = () => undefined;

/** A client that tries calls up to three times for a lost connection or a busy or slow store. A refusal is final. */
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
    // Not every store answers to bucket names in the host, or knows the newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, and logged where they are answered; the client would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: 3 * seconds,
      requestTimeout: timeouts.whole,
      throwOnRequestTimeout: true,
    },
  });

/** The HTTP status of a refusal; undefined when there was no answer. */
export const statusIn = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

interface CallOptions {
  requestTimeout: number;
  abortSignal: AbortSignal;
}

/** Makes a call: a try ends within `answer` ms, all within `whole` and before `until` aborts. Throws what the last try threw. */
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
  // Not AbortSignal.timeout: it would also cut the content of an answer that is still on its way.
  const late = new AbortController();
  const end = setTimeout(() => late.abort(), milliseconds);
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(end);
  }
}
