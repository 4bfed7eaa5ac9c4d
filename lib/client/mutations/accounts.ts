import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries/queries';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { patch, post } from '@/lib/client/request/request';
import type { Proof } from '@/lib/identity/authentication/schema';
import type { ClaimantChange } from '@/lib/identity/claimants/schema';
import { staleBySecurity } from './security';

const staleByQuarantine = [
  ...staleByClaims,
  ...staleBySecurity,
  { queryKey: ['/api/usage'] },
  { queryKey: ['/api/quarantines'] },
];

type Moved = { id: string; claims: number };

/** What administrators do about accounts and their claims. The administrator's password proves each. */
export const accountMutations = {
  change: (id: string, change: Omit<ClaimantChange, keyof Proof>) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        patch<{ id: string }>(`/api/claimants/${id}`, { ...change, ...proof }),
      meta: { stale: [{ queryKey: ['/api/usage'] }, queries.me, ...staleBySecurity] },
    }),
  quarantine: (what: { userId: string } | { importId: string }) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) => post<Moved>('/api/quarantines', { ...what, ...proof }),
      meta: { stale: staleByQuarantine },
    }),
  liftQuarantine: (id: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) => post<Moved>(`/api/quarantines/${id}/lift`, proof),
      meta: { stale: staleByQuarantine },
    }),
};
