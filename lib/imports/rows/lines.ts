import { z } from 'zod/mini';
import { amountColumn } from '@/lib/format/amount';
import { claimantIn } from '@/lib/forms/claimant';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { email } from '@/lib/identity/accounts/email';
import type { Lines, SealedBatch, SealedClaim } from './batch';

/** The columns of a claim's line and of the table `incoming`, in this order; see stage.ts. */
export const lineColumns = `
  id uuid NOT NULL, line integer NOT NULL, lines integer NOT NULL, incomplete boolean NOT NULL,
  email citext, first_name text, last_name text, phone text,
  creditor_name text NOT NULL, claim_amount ${amountColumn} NOT NULL, claim_description text NOT NULL,
  nature_of_claim text NOT NULL, claim_data jsonb NOT NULL,
  identifiers text NOT NULL`;

const encoder = new TextEncoder();

/**
 * Writes claims as the database's COPY reads them; claims for others with the person they are for. Runs in the thread that
 * reads the file, so that the thread which answers everybody only passes bytes on.
 */
export async function* linesOf(
  form: FormDefinition,
  forOthers: boolean,
  batches: AsyncIterable<SealedBatch>,
): AsyncGenerator<Lines> {
  const hasAddress = ({ values }: SealedClaim) =>
    !forOthers || z.safeParse(email, values.claimData[form.contact.email]).success;
  for await (const { claims, ...counts } of batches) {
    const unaddressed: Lines['unaddressed'] = [];
    let text = '';
    for (const claim of claims) {
      if (hasAddress(claim)) text += lineOf(claim, forOthers ? form : null);
      else unaddressed.push({ row: claim.row, rows: claim.rows });
    }
    yield { ...counts, unaddressed, lines: encoder.encode(text) };
  }
}

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
