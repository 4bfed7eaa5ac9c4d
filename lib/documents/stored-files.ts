import 'server-only';
import { raw } from '@/lib/platform/sql';
import { buckets } from '@/lib/reference/buckets';

/** Where the store keeps papers, beside what people upload. */
export const paperBucket = 'papers';

/** Where it keeps the pieces of whole files of claims, for some days; no backup holds them. */
export const claimFileBucket = 'claimfiles';

/** SQL: whether a row of documents, over this name, is a document of its claim, and no file of its conversation. */
export const isOfClaim = (d: string) => raw(`${d}.bucket_name = '${buckets.claim}'`);

/** SQL: a row for each file of the store that something stands for: documents, and papers that were made. */
export const storedFiles = `(
  SELECT id, bucket_name, sha256, file_size, wrapped_key FROM documents
  UNION ALL
  SELECT file_id, '${paperBucket}', sha256, file_size, wrapped_key FROM papers WHERE file_id IS NOT NULL) AS stored_files`;
