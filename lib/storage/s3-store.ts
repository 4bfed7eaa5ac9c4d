import { open } from 'node:fs/promises';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unspool } from './spool';
import { type Place, type Store, withStore } from './store';

const seconds = 1000;

export interface S3Settings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A store behind the S3 protocol. The object's key is the document's id; the buckets are made when the
 * first file comes and they are not there yet. A file goes up from the disk with its length known, so
 * that no part of it waits in memory.
 */
export function s3Store(settings: S3Settings): Store {
  const client = clientFor(settings);
  const within = (most: number) => ({ abortSignal: AbortSignal.timeout(most) });
  const at = ({ bucket, id }: Place) => ({ Bucket: bucket, Key: id });

  const send = async (place: Place, path: string) => {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const body = file.createReadStream({ autoClose: false });
      await client.send(
        new PutObjectCommand({ ...at(place), Body: body, ContentLength: size }),
        within(60 * seconds),
      );
    } finally {
      await file.close();
    }
  };

  const hasBucket = async (bucket: string, most: number) => {
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), within(most));
      return true;
    } catch (error) {
      if (statusIn(error) === 404) return false;
      throw error;
    }
  };

  const makeBucket = async (bucket: string) => {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }), within(10 * seconds));
    } catch (error) {
      // Another upload was as quick.
      if (statusIn(error) !== 409) throw error;
    }
  };

  const seen = new Set<string>();
  const bucketIsThere = async (bucket: string) => {
    if (seen.has(bucket)) return;
    if (!(await hasBucket(bucket, 10 * seconds))) await makeBucket(bucket);
    seen.add(bucket);
  };

  return {
    put: (place, path) =>
      withStore(async () => {
        await bucketIsThere(place.bucket);
        await send(place, path);
        await unspool(path);
      }),
    get: (place) =>
      withStore(async () => {
        const waiting = new AbortController();
        const patience = setTimeout(() => waiting.abort(), 15 * seconds);
        try {
          const command = new GetObjectCommand(at(place));
          const { Body } = await client.send(command, { abortSignal: waiting.signal });
          return Body as unknown as AsyncIterable<Uint8Array>;
        } finally {
          clearTimeout(patience);
        }
      }),
    remove: (place) =>
      withStore(async () => {
        await client.send(new DeleteObjectCommand(at(place)), within(10 * seconds));
      }),
    check: () =>
      withStore(async () => {
        // No bucket before the first file: the store answers all the same.
        await hasBucket('claimdocuments', 5 * seconds);
      }),
  };
}

const statusIn = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const silent = () => undefined;

const clientFor = (settings: S3Settings) =>
  new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Not every store answers to bucket names in the host, nor knows the newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What goes wrong is thrown, and logged where it is answered; the client would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: 3 * seconds,
      requestTimeout: 60 * seconds,
      throwOnRequestTimeout: true,
      socketTimeout: 30 * seconds,
    },
  });
