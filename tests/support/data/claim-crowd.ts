import type { Pool, PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import type { Role } from '@/lib/access/role';
import { database } from '@/tests/support/database/database';

/** A case with many claims, within one transaction that is rolled back at the end. */
export interface Crowd {
  client: PoolClient;
  administrator: Actor;
  managers: [Actor, Actor];
  claimant: Actor;
  leave(): Promise<void>;
}

const people = `
  INSERT INTO users (email, first_name, last_name, role)
  SELECT 'crowd' || gen_random_uuid() || '@example.in', (ARRAY['Asha', 'Salma', 'Kiran'])[1 + i % 3], 'Devi', $2::"Role"
  FROM generate_series(1, $1::int) AS i RETURNING id, role`;

// Few different amounts, minutes and days, so that many claims tie in every order.
const claims = `
  INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
    nature_of_claim, claim_data, form_edition, status, assigned_to_id, submitted_at)
  SELECT (enum_range(NULL::"CreditorType"))[1 + (i * 7) % 6], ($3::uuid[])[1 + i % $4::int],
    (ARRAY['Kaveri', 'Neelkanth', 'Orbit'])[1 + i % 3] || ' Motors ' || i % 100, 1000 + (i * 13) % 50, 'x', 'x',
    jsonb_build_object('note', repeat(md5(i::text), 20)), '2026-1', (enum_range(NULL::"ClaimStatus"))[1 + (i * i) % 5],
    ($2::uuid[])[1 + i % 3], timestamptz '2019-03-01 18:00Z' + (i * 37) % 40 * interval '1 day' + (i % 7) * interval '10 minutes'
  FROM generate_series(1, $1::int) AS i`;

const documents = `
  INSERT INTO documents (id, claim_id, uploaded_by_id, original_file_name, mime_type, file_size, sha256, wrapped_key)
  SELECT gen_random_uuid(), id, claimant_id, 'a.pdf', 'application/pdf', 1, '', '' FROM claims
  WHERE claimant_id = ANY($2::uuid[]) LIMIT $1`;

const papers = `
  INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, state, made_at, amount, template, file_id,
    file_size, sha256, wrapped_key, sealed_code, code_hash)
  SELECT id, 1, 'acknowledgement', 'en', 1, 'claim', id, 'made', submitted_at, claim_amount, 'x', gen_random_uuid(), 1, '', '', '', uuid_send(id)
  FROM claims WHERE claimant_id = ANY($1::uuid[])`;

// Most were answered long ago.
const questions = `
  INSERT INTO question_lists (claim_id, number, due, due_since, asked_by_id, closed_at)
  SELECT id, 1, submitted_at::date + 7, submitted_at::date, $2, CASE WHEN row_number() OVER () % 20 > 0 THEN now() END
  FROM claims WHERE claimant_id = ANY($1::uuid[])`;

const letters = `
  INSERT INTO mail_queue (user_id, kind, sent_at, outcome) SELECT unnest($1::uuid[]), 'claim_received', now(), 'sent'`;

/** Cleans up the search index, as autovacuum would soon do: until then the planner thinks it expensive. */
const tidySearch = (client: PoolClient) =>
  client.query(
    "SELECT gin_clean_pending_list('claim_search_search_text_idx'), gin_clean_pending_list('claim_search_names_idx')",
  );

/**
 * Makes so many claims by half as many claimants, over 40 days, half of them with a document, each with a paper and a list of
 * questions, and each claimant with a letter, and two case managers.
 */
export async function crowdOf(size: number, where: Pool = database): Promise<Crowd> {
  const client = await where.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const make = async (count: number, role: Role) =>
    (await client.query<Actor>(people, [count, role])).rows as [Actor, Actor];
  const [administrator] = await make(1, 'ip_admin');
  const managers = await make(2, 'ip_case_manager');
  const claimants = await make(size / 2, 'claimant');
  const ids = claimants.map(({ id }) => id);
  const assignees = [null, ...managers.map(({ id }) => id)];
  await client.query(claims, [size, assignees, ids, ids.length]);
  // Only for these claims: a document marks its claim, and other tests' claims change meanwhile.
  await client.query(documents, [size / 2, ids]);
  await client.query(papers, [ids]);
  await client.query(questions, [ids, administrator.id]);
  await client.query(letters, [ids]);
  await tidySearch(client);
  await client.query(
    'ANALYZE claims, claim_search, claim_counts, mark_counts, users, documents, papers, mail_queue, question_lists',
  );
  const leave = async () => {
    await client.query('ROLLBACK');
    client.release();
  };
  return { client, administrator, managers, claimant: claimants[0], leave };
}
