import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries';
import { patch, post } from '@/lib/client/request/request';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { ProfessionalChange } from '@/lib/identity/accounts/schema';
import type { Proof } from '@/lib/identity/authentication/schema';
import { staleBySecurity } from './security';

/** A changed account makes stale the lists of professionals, and who one is oneself. */
const staleByTeam = [queries.professionals, queries.me];

export const teamMutations = {
  change: (professionalId: string) =>
    mutationOptions({
      mutationFn: (body: ProfessionalChange) =>
        patch<PresentedUser>(`/api/ip-professionals/${professionalId}`, body),
      meta: { stale: staleByTeam },
    }),
  /** Proved by whoever resets it; how their own account is guarded may have changed on another device. */
  resetSecondFactor: (professionalId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post(`/api/ip-professionals/${professionalId}/second-factor/reset`, proof),
      meta: { stale: [...staleByTeam, ...staleBySecurity] },
    }),
};
