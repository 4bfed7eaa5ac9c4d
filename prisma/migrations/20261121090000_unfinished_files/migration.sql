-- Files that are on their way into the document store. A file is noted here before it is stored, and its note goes
-- in the transaction that writes its document. What a killed process leaves in the store without a document is
-- therefore known, and housekeeping removes it; the store itself is never searched, it may hold others' files too.

CREATE TABLE unfinished_files (
  id uuid PRIMARY KEY,
  bucket_name text NOT NULL,
  begun_at timestamptz(3) NOT NULL DEFAULT now()
);
