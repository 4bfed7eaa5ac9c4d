import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { z } from 'zod/mini';
import type { FormDefinition } from '@/lib/forms/field';
import { email } from '@/lib/users/schema';
import { claimantIn } from './claimant';
import type { Tally } from './tally';
import type { SealedBatch, SealedClaim } from './understood';

// Seen by this connection alone and gone with its transaction. What it holds is not yet filed.
const table = `
  CREATE TEMP TABLE incoming (
    id uuid NOT NULL, line integer NOT NULL, lines integer NOT NULL, incomplete boolean NOT NULL,
    email citext, first_name text, last_name text, phone text,
    creditor_name text NOT NULL, claim_amount numeric(18, 2) NOT NULL, claim_description text NOT NULL,
    nature_of_claim text NOT NULL, claim_data jsonb NOT NULL,
    identifiers text NOT NULL
  ) ON COMMIT DROP`;

/** Makes room for a file's claims, empty, until the transaction ends. */
export const openStage = (client: PoolClient) => client.query(table);

interface Options {
  form: FormDefinition;
  /** Whether each claim is for the person its contact e-mail names, who needs an account by it. */
  forOthers: boolean;
  tally: Tally;
}

/** Puts claims down in `incoming` while they are read, in their order and no faster than the database takes them. */
export async function stage(
  client: PoolClient,
  batches: AsyncIterable<SealedBatch>,
  { form, forOthers, tally }: Options,
) {
  const hasAddress = ({ values }: SealedClaim) =>
    z.safeParse(email, values.claimData[form.contact.email]).success;
  async function* lines() {
    for await (const batch of batches) {
      tally.count(batch);
      const kept = forOthers ? batch.claims.filter(hasAddress) : batch.claims;
      if (kept.length < batch.claims.length) {
        const refused = batch.claims.filter((claim) => !kept.includes(claim));
        tally.refuse(refused, form.contact.email, 'email');
      }
      yield kept.map((claim) => lineOf(claim, forOthers ? form : null)).join('');
    }
  }
  await pipeline(
    Readable.from(lines(), { highWaterMark: 1 }),
    client.query(from('COPY incoming FROM STDIN')),
  );
}

/** A claim as COPY reads it. */
function lineOf({ id, row, rows, values, hashes }: SealedClaim, form: FormDefinition | null) {
  const { claimData } = values;
  const claimant = form && claimantIn(form, claimData);
  return `${[
    id,
    row,
    rows,
    'missingFields' in claimData,
    claimant?.email,
    claimant?.firstName,
    claimant?.lastName,
    claimant?.phone,
    values.creditorName,
    values.claimAmount,
    values.claimDescription,
    values.natureOfClaim,
    JSON.stringify(claimData),
    hashes.map(({ kind, hash }) => `${kind}:${hash}`).join(','),
  ]
    .map(cell)
    .join('\t')}\n`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const cell = (value: unknown) =>
  value === null || value === undefined
    ? '\\N'
    : String(value).replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
