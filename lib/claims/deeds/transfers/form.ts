import { readPaperForm } from '@/lib/claims/deeds/filing/form';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { readForHeads } from '@/lib/law/heads';

/** The claim from which an amount is transferred. */
export interface Origin {
  claimNumber: string;
  creditorType: CreditorType;
  creditorName: string;
  natureOfClaim: string;
}

interface ToTransferee {
  name: string;
  email: string | null;
  amount: bigint;
  /** `YYYY-MM-DD`. */
  on: string;
  relatedParty: boolean | null;
  /** The transferred part of each head, in paise. */
  heads: ReadonlyMap<string, bigint>;
}

/**
 * Makes the form of the new creditor's claim: of the same type, with their name and the transferred amounts. Names the fields
 * that nobody asked them as missing, as for claims from paper. Throws `invalid` for a name or an address that the form does not
 * accept.
 */
export function transfereeForm(from: Origin, to: ToTransferee) {
  const form = formOf(from.creditorType);
  const { fields } = readForHeads(from.creditorType);
  const heads = fields.flatMap((field) => {
    const paise = to.heads.get(field) ?? 0n;
    return paise > 0n ? [[field, fromPaise(paise)] as const] : [];
  });
  const related =
    to.relatedParty === null ? {} : { isRelatedParty: to.relatedParty ? 'yes' : 'no' };
  const { values } = readPaperForm(
    {
      creditorType: from.creditorType,
      claimAmount: fromPaise(to.amount),
      claimDescription: `Transferred from ${from.creditorName}, claim ${from.claimNumber}, on ${to.on} (reg. 28).`,
      natureOfClaim: from.natureOfClaim,
      claimData: {
        [form.creditorName]: to.name,
        ...(to.email === null ? {} : { [form.contact.email]: to.email }),
        ...Object.fromEntries(heads),
        ...related,
      },
    },
    'no',
  );
  return values;
}
