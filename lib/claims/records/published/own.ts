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

/** A stored claim with facts of its account. */
export interface OwnedClaim {
  id: string;
  creditorType: CreditorType;
  claimData: Values;
  email: string | null;
  phone: string | null;
}

/** The values of an account that no published text may hold. */
export const ownOfAccount = ({ email, phone }: Pick<OwnedClaim, 'email' | 'phone'>): OwnValue[] => [
  ...(email ? [{ value: email, as: 'email' as const }] : []),
  ...(phone ? [{ value: phone, as: 'phone' as const }] : []),
];

/** Nothing where it does not open: nobody can have copied it from here. */
function opened(owner: Owner, path: string, stored: string) {
  try {
    return openValue(owner, path, stored);
  } catch (error) {
    log.error({ err: error, owner, path }, 'an identifier does not open');
    return '';
  }
}

/** Gives the values of a stored claim and its account that no published text may hold. */
export function ownValuesOf({ id, creditorType, claimData, ...account }: OwnedClaim): OwnValue[] {
  const form = formOf(creditorType);
  const values = mapIdentifiers(form, claimData, (stored, path) =>
    opened(ofClaim(id), path, stored),
  );
  return [...ownValuesIn(form, values), ...ownOfAccount(account)];
}
