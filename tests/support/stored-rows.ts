import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { TestRole } from '@/tests/support/data/people';

type Database = Pick<Pool, 'query'>;

async function idOf(database: Database, text: string, values: unknown[]) {
  const { rows } = await database.query<{ id: string }>(`${text} RETURNING id`, values);
  return rows[0]?.id ?? '';
}

/** Stores a person directly in the database, without a portal, and gives the id. */
export const storeUser = (database: Database, role: TestRole = 'claimant', status = 'active') =>
  idOf(
    database,
    `INSERT INTO users (email, first_name, last_name, role, status)
     VALUES ($1, 'Asha', 'Devi', $2::"Role", $3::"AccountStatus")`,
    [`${randomUUID()}@example.in`, role, status],
  );

/** Stores a claim of this person directly in the database, and gives the id. */
export const storeClaim = (database: Database, claimantId: string, assigneeId?: string) =>
  idOf(
    database,
    `INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
       nature_of_claim, claim_data, form_edition, assigned_to_id)
     VALUES ('form_d', $1, 'Asha Devi', 125000, 'Wages', 'salary', '{}', '2026-1', $2)`,
    [claimantId, assigneeId ?? null],
  );

/** Stores a document directly in the database, without a file in any store, and gives the id. */
export const storeDocument = (database: Database, uploadedById: string, claimId?: string) =>
  idOf(
    database,
    `INSERT INTO documents (id, claim_id, uploaded_by_id, original_file_name, mime_type, file_size,
       sha256, wrapped_key)
     VALUES ($1, $2, $3, 'bill.pdf', 'application/pdf', 1, '', '')`,
    [randomUUID(), claimId ?? null, uploadedById],
  );
