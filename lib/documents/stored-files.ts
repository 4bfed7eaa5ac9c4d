import 'server-only';

/** Where the store keeps papers, beside what people upload. */
export const paperBucket = 'papers';

/** Where it keeps the pieces of whole files of claims, for some days; no backup holds them. */
export const claimFileBucket = 'claimfiles';

/** SQL: a row for each file of the store that something stands for: documents, and papers that were made. */
export const storedFiles = `(
  SELECT id, bucket_name, sha256, file_size, wrapped_key FROM documents
  UNION ALL
  SELECT file_id, '${paperBucket}', sha256, file_size, wrapped_key FROM papers WHERE file_id IS NOT NULL) AS stored_files`;
