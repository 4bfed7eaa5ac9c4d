import { mutationOptions } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries/queries';
import { patch, post } from '@/lib/client/request/request';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { Proof } from '@/lib/identity/authentication/schema';
import type { ColleagueInvited, ProfessionalChange } from '@/lib/identity/team/schema';
import { staleBySecurity } from './security';

/** What a changed account makes stale: professionals, and the person's own account. */
const staleByTeam = [queries.professionals, queries.me];

export const teamMutations = {
  /** Needs the same proof as a reset of the second factor. */
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
  /** Needs the same proof. `refused` hears why it failed, besides the form that asks for the proof. */
  invite: (person: Omit<ColleagueInvited, keyof Proof>, refused: (error: unknown) => void) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post<PresentedUser>('/api/ip-professionals', { ...person, ...proof }).catch((error) => {
          refused(error);
          throw error;
        }),
      meta: { stale: [queries.professionals, ...staleBySecurity] },
    }),
  /** Needs the same proof. */
  allowNumbers: (professionalId: string, numbers: number) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post(`/api/ip-professionals/${professionalId}/numbers`, { numbers, ...proof }),
      meta: { stale: staleBySecurity },
    }),
  /**
   * Needs the administrator's own proof, and makes the administrator's own security stale, which may have changed on another
   * device.
   */
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
  /** Refuses what another administrator proposed. Needs the same proof. */
  refuse: (professionalId: string) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (proof: Proof) =>
        post(`/api/ip-professionals/${professionalId}/proposal/refusal`, proof),
      meta: { stale: [...staleByTeam, ...staleBySecurity] },
    }),
};
