import 'server-only';
import { raw } from '@/lib/platform/sql';
import { buckets } from '@/lib/reference/buckets';

/** The portal's papers, beside what people upload. */
export const paperBucket = 'papers';

/** Pieces of whole files of claims, kept for some days; no backup holds them. */
export const claimFileBucket = 'claimfiles';

/** SQL over documents `d`: it belongs to its claim and not to the conversation. */
export const isOfClaim = (d: string) => raw(`${d}.bucket_name = '${buckets.claim}'`);

/** SQL: a row for each file that the store has to have, of documents and finished papers. */
export const storedFiles = `(
  SELECT id, bucket_name, sha256, file_size, wrapped_key FROM documents
  UNION ALL
  SELECT file_id, '${paperBucket}', sha256, file_size, wrapped_key FROM papers WHERE file_id IS NOT NULL) AS stored_files`;
