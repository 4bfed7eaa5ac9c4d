import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries';
import { patch, post } from '@/lib/client/request/request';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { Proof } from '@/lib/identity/authentication/schema';
import type { ProfessionalChange } from '@/lib/identity/team/schema';
import { staleBySecurity } from './security';

/** A changed account makes stale the lists of professionals, and who one is oneself. */
const staleByTeam = [queries.professionals, queries.me];

export const teamMutations = {
  /** Proved like a reset. */
  change: (professionalId: string, change: Omit<ProfessionalChange, keyof Proof>) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        patch<PresentedUser & { awaitsConfirmation: boolean }>(
          `/api/ip-professionals/${professionalId}`,
          { ...change, ...proof },
        ),
      meta: { stale: [...staleByTeam, ...staleBySecurity] },
    }),
  /** Proved likewise. */
  allowNumbers: (professionalId: string, numbers: number) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post(`/api/ip-professionals/${professionalId}/numbers`, { numbers, ...proof }),
      meta: { stale: staleBySecurity },
    }),
  /** Proved by whoever resets it; how their own account is guarded may have changed on another device. */
  resetSecondFactor: (professionalId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post<{ awaitsConfirmation: boolean }>(
          `/api/ip-professionals/${professionalId}/second-factor/reset`,
          proof,
        ),
      meta: { stale: [...staleByTeam, ...staleBySecurity] },
    }),
  /** Proved like the others: what another administrator proposed is not done. */
  refuse: (professionalId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post(`/api/ip-professionals/${professionalId}/proposal/refusal`, proof),
      meta: { stale: [...staleByTeam, ...staleBySecurity] },
    }),
};
