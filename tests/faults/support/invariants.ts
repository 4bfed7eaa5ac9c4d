import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { verifyAudit } from '@/lib/audit/verify';
import { allSlots } from '@/lib/documents/content/slots';
import { claimFileBucket, paperBucket, storedFiles } from '@/lib/documents/stored-files';
import checks from '@/tests/bench/checks.json';

// Each query counts faults, of which there must be none.
const questions: Record<string, string> = {
  ...checks,
  'claims without exactly one entry of their filing': `
    SELECT count(*) FROM claims c WHERE 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.claim_id = c.id AND a.action = 'claim_submitted')`,
  'entries of a filing without their claim': `
    SELECT count(*) FROM audit_entries a WHERE a.action = 'claim_submitted'
      AND NOT EXISTS (SELECT FROM claims c WHERE c.id = a.claim_id)`,
  'claims whose status is not what the trail tells last': `
    SELECT count(*) FROM claims c WHERE c.status::text <> coalesce(
      (SELECT a.details->>'to' FROM audit_entries a WHERE a.claim_id = c.id AND a.action = 'status_changed'
       ORDER BY a.id DESC LIMIT 1), 'submitted')`,
  'claim numbers given twice': `
    SELECT count(*) FROM (SELECT FROM claims GROUP BY claim_number HAVING count(*) > 1) AS twice`,
  'accounts without their entry': `
    SELECT count(*) FROM users u WHERE NOT EXISTS (SELECT FROM audit_entries a
      WHERE a.action = 'account_changed' AND a.details->>'userId' = u.id::text)`,
  'documents without their entry': `
    SELECT count(*) FROM documents d WHERE NOT EXISTS (SELECT FROM audit_entries a
      WHERE a.action = 'document_uploaded' AND a.details->>'documentId' = d.id::text)`,
  'claims with more than ten documents': `
    SELECT count(*) FROM (SELECT FROM documents WHERE claim_id IS NOT NULL GROUP BY claim_id HAVING count(*) > 10) AS full_ones`,
  'imports that are not whole': `
    SELECT count(*) FROM claim_imports i WHERE i.claims <>
      (SELECT count(*) FROM audit_entries a WHERE a.action = 'claim_submitted' AND a.details->>'import' = i.id::text)`,
  'imported claims without their import': `
    SELECT count(*) FROM audit_entries a WHERE a.details ? 'import'
      AND NOT EXISTS (SELECT FROM claim_imports i WHERE i.id::text = a.details->>'import')`,
  'papers made without exactly one entry': `
    SELECT count(*) FROM papers p WHERE p.state = 'made' AND 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.action = 'paper_made' AND a.details->>'paperId' = p.id::text)`,
  'files of claims made without an entry for each claim in them': `
    SELECT count(*) FROM claim_files f WHERE f.state = 'made' AND cardinality(f.packed_ids) <>
      (SELECT count(*) FROM audit_entries a WHERE a.action = 'claim_file_made' AND a.details->>'fileId' = f.id::text)`,
  'objections without exactly one entry': `
    SELECT count(*) FROM objections o WHERE 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.action::text = 'objection_made' AND a.details->>'objectionId' = o.id::text)`,
  'answers to objections without exactly one entry': `
    SELECT count(*) FROM objections o WHERE o.state IN ('refused', 'revised') AND 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.action::text IN ('objection_refused', 'objection_answered')
         AND a.details->>'objectionId' = o.id::text)`,
  'requests for a change without exactly one entry': `
    SELECT count(*) FROM change_requests r WHERE 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.action::text = 'change_request' AND a.details->>'step' = 'asked'
         AND a.details->>'changeRequestId' = r.id::text)`,
  'answers to requests for a change without exactly one entry': `
    SELECT count(*) FROM change_requests r WHERE r.state IN ('accepted', 'declined') AND 1 <>
      (SELECT count(*) FROM audit_entries a WHERE a.action::text = 'change_request' AND a.details->>'step' = r.state::text
         AND a.details->>'changeRequestId' = r.id::text)`,
  'connections left in a transaction': `
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND state = 'idle in transaction' AND state_change < now() - interval '5 seconds'`,
};

/** The ids of the files in a portal's local store: a folder of folders for each bucket. */
export function filesIn(documents: string) {
  const buckets = [...allSlots.map(({ bucketName }) => bucketName), paperBucket, claimFileBucket];
  return buckets.flatMap((bucket) =>
    readdirSync(documents, { withFileTypes: true }).some(({ name }) => name === bucket)
      ? readdirSync(join(documents, bucket), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [],
  );
}

/** Files that only the store has, and documents whose file it lacks. */
async function mismatches(database: Pool, stored: readonly string[]) {
  const { rows } = await database.query<{ id: string; kind: string }>(
    `SELECT id, 'document' AS kind FROM ${storedFiles}
     UNION ALL SELECT unnest(part_ids), 'document' FROM claim_files
     UNION ALL SELECT id, 'unfinished' FROM unfinished_files`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const there = new Set(stored);
  const lost = rows.filter(({ id, kind }) => kind === 'document' && !there.has(id)).length;
  const unknown = stored.filter((id) => !known.has(id)).length;
  return [
    ...(lost ? [`${lost} documents without their file`] : []),
    ...(unknown ? [`${unknown} files that no sweep would find`] : []),
  ];
}

/**
 * Checks everything that must hold after any fault, and describes what does not. `documents` is the folder of
 * its store, where the store is a folder.
 */
export async function brokenIn(database: Pool, documents?: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await database.query<{ count: string }>(question);
    if (rows[0]?.count !== '0') broken.push(`${rows[0]?.count} ${what}`);
  }
  const { broken: links } = await verifyAudit(database);
  for (const { id, what } of links) broken.push(`audit entry ${id} ${what}`);
  if (documents) broken.push(...(await mismatches(database, filesIn(documents))));
  return broken;
}
