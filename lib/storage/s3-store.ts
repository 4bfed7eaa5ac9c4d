import {
  CreateBucketCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import {
  answered,
  clientFor,
  defaultTimeouts,
  type S3Settings,
  statusIn,
  within,
} from './s3-client';
import { openFile } from './s3-download';
import { sendFile } from './s3-upload';
import { unspool } from './spool';
import { type FileLocation, type Store, withStore } from './store';

/** A store behind the S3 protocol. The document's id is the object's key; the first file makes its bucket. */
export function s3Store(settings: S3Settings, timeouts = defaultTimeouts): Store {
  const client = clientFor(settings, timeouts);
  const at = ({ bucket, id }: FileLocation) => ({ Bucket: bucket, Key: id });

  const isThere = async (asking: Promise<unknown>) => {
    try {
      await asking;
      return true;
    } catch (error) {
      if (statusIn(error) === 404) return false;
      throw error;
    }
  };

  const hasBucket = (Bucket: string, until?: AbortSignal) =>
    answered(
      timeouts,
      (options) => isThere(client.send(new HeadBucketCommand({ Bucket }), options)),
      until,
    );

  const makeBucket = async (Bucket: string, until: AbortSignal) => {
    try {
      const asked = new CreateBucketCommand({ Bucket });
      await answered(timeouts, (options) => client.send(asked, options), until);
    } catch (error) {
      // Another upload was as quick.
      if (statusIn(error) !== 409) throw error;
    }
  };

  const seen = new Set<string>();
  const bucketIsThere = async (bucket: string, until: AbortSignal) => {
    if (seen.has(bucket)) return;
    if (!(await hasBucket(bucket, until))) await makeBucket(bucket, until);
    seen.add(bucket);
  };

  return {
    put: (place, path) =>
      withStore(async () => {
        await within(timeouts.whole, async (late) => {
          await bucketIsThere(place.bucket, late);
          await sendFile(client, at(place), path, late);
        });
        await unspool(path);
      }),
    get: (place) => withStore(() => openFile(client, at(place), timeouts)),
    has: (place) =>
      withStore(() =>
        answered(timeouts, (options) =>
          isThere(client.send(new HeadObjectCommand(at(place)), options)),
        ),
      ),
    isEmpty: (Bucket) =>
      withStore(async () => {
        if (!(await hasBucket(Bucket))) return true;
        const { Contents = [] } = await answered(timeouts, (options) =>
          client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), options),
        );
        return Contents.length === 0;
      }),
    remove: (place) =>
      withStore(() =>
        answered(timeouts, async (options) => {
          await client.send(new DeleteObjectCommand(at(place)), options);
        }),
      ),
    check: () =>
      withStore(async () => {
        // A missing bucket is fine: the store answers.
        await hasBucket('claimdocuments');
      }),
  };
}
