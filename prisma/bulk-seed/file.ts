import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { pool } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { claimOf, type ManyClaim } from './claims';
import { type Cell, copyInto } from './copy';
import { type Person, personOf } from './people';
import { claimColumns, entryColumns, identifierColumns, rowsOf, type Somebody } from './rows';

const day = 24 * 60 * 60_000;

export interface ManyOptions {
  claims: number;
  /** How many people file them. */
  claimants: number;
  /** Over how many days up to now they were filed, evenly. */
  days: number;
  /** What the people's numbers begin at: those below are there already. */
  firstPerson: number;
  professionals: Somebody[];
  administrator: Somebody;
  /** Claims of one transaction. */
  batch: number;
  onProgress?: (claims: number) => void;
  /** When the claim at this part of the way was filed, from 0 to below 1; evenly where it is left out. */
  filedAt?: (share: number) => Date;
  /** Another claim than {@link claimOf} makes. */
  claimAt?: (index: number, claimant: Person, at: Date) => ManyClaim;
  /** Writes what else there is of a batch, in its transaction. */
  beside?: (client: PoolClient, filed: FiledClaim[]) => Promise<unknown>;
}

type Claimant = Person & Somebody;

export interface FiledClaim {
  id: string;
  index: number;
  claim: ManyClaim;
  claimant: Claimant;
  at: Date;
}

/** Adds people who file claims. They have no password, as if they had been invited. */
async function addPeople({ claimants, firstPerson, days }: ManyOptions): Promise<Claimant[]> {
  const people = Array.from({ length: claimants }, (_, index) => ({
    id: randomUUID(),
    ...personOf(firstPerson + index),
  }));
  const columns = [
    'id',
    'email',
    'first_name',
    'last_name',
    'phone',
    'role',
    'language',
    'created_at',
  ];
  const since = new Date(Date.now() - (days + 1) * day);
  const rows = people.map((person): Cell[] => [
    person.id,
    person.email,
    person.firstName,
    person.lastName,
    person.phone,
    'claimant',
    person.language,
    since,
  ]);
  await inTransaction((client) => copyInto(client, 'users', columns, rows));
  return people;
}

/**
 * Files a large case: people, claims of all forms in all states, and the audit trail of each claim,
 * oldest first, a batch of claims a transaction.  What was decided has its
 * determination. Messages are not among it, and documents only if they come `beside` it.
 * Gives how many rows it wrote.
 */
export async function fileMany(options: ManyOptions) {
  const { claims, days, firstPerson, professionals, administrator, batch } = options;
  const { claimAt = claimOf, filedAt, beside } = options;
  const people = await addPeople(options);
  const now = new Date();
  const apart = (days * day) / claims;
  const made = { people: people.length, claims: 0, entries: 0 };
  for (let start = 0; start < claims; start += batch) {
    const rows: Cell[][] = [];
    const identifiers: Cell[][] = [];
    const entries: Cell[][] = [];
    const batched: FiledClaim[] = [];
    for (let nth = start; nth < Math.min(start + batch, claims); nth++) {
      const claimant = people[(nth * 7919) % people.length];
      if (!claimant) continue;
      const index = firstPerson * 5 + nth;
      const at =
        filedAt?.((nth + 0.5) / claims) ?? new Date(now.getTime() - (claims - nth) * apart);
      const claim = claimAt(index, claimant, at);
      const assignee =
        professionals[Math.floor((claim.assignee ?? Number.NaN) * professionals.length)];
      const filed = rowsOf({ claim, claimant, assignee, administrator, at, now });
      rows.push(filed.row);
      identifiers.push(...filed.identifiers);
      entries.push(...filed.entries);
      batched.push({ id: filed.id, index, claim, claimant, at });
    }
    await inTransaction(async (client) => {
      await copyInto(client, 'claims', claimColumns, rows);
      await copyInto(client, 'claim_identifiers', identifierColumns, identifiers);
      await beside?.(client, batched);
      // Last, as everywhere: the audit trail is locked until the transaction ends.
      await copyInto(client, 'audit_entries', entryColumns, entries);
    });
    made.claims += rows.length;
    made.entries += entries.length;
    options.onProgress?.(made.claims);
  }
  // As the migration does for claims that were decided before.
  await inTransaction(async (client) => {
    const ask = queryIn(client);
    // Two that file at once would give the same claims theirs; the first one may take minutes.
    await ask(sql`SET LOCAL lock_timeout = 0`);
    await ask(sql`SELECT pg_advisory_xact_lock(hashtext('daava.determine'))`);
    await ask(sql`SELECT determine_decided_claims()`);
  });
  return made;
}

async function inTransaction(work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect();
  const ask = queryIn(client);
  try {
    await ask(sql`BEGIN`);
    await work(client);
    await ask(sql`COMMIT`);
  } catch (error) {
    await ask(sql`ROLLBACK`);
    throw error;
  } finally {
    client.release();
  }
}
