import 'server-only';
import {
  type Owner,
  ofClaim,
  openValue,
  type Values,
} from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { type OwnValue, ownValuesIn } from '@/lib/forms/published/own-values';
import { log } from '@/lib/platform/log';

/** A claim as it is stored, and its account. */
export interface OwnedClaim {
  id: string;
  creditorType: CreditorType;
  claimData: Values;
  email: string | null;
  phone: string | null;
}

/** What of an account stands in no published text. */
export const ownOfAccount = ({ email, phone }: Pick<OwnedClaim, 'email' | 'phone'>): OwnValue[] => [
  ...(email ? [{ value: email, as: 'email' as const }] : []),
  ...(phone ? [{ value: phone, as: 'phone' as const }] : []),
];

/** An identifier; none where it does not open, since then nobody can have copied it from here. */
function opened(owner: Owner, path: string, stored: string) {
  try {
    return openValue(owner, path, stored);
  } catch (error) {
    log.error({ err: error, owner, path }, 'an identifier does not open');
    return '';
  }
}

/** The values of a stored claim and its account that stand in no published text. */
export function ownValuesOf({ id, creditorType, claimData, ...account }: OwnedClaim): OwnValue[] {
  const form = formOf(creditorType);
  const values = mapIdentifiers(form, claimData, (stored, path) =>
    opened(ofClaim(id), path, stored),
  );
  return [...ownValuesIn(form, values), ...ownOfAccount(account)];
}
