import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { mutationOptions } from '@tanstack/react-query';
import { answerByPasskey, makePasskey } from '@/lib/client/passkeys/ask-device';
import { queries } from '@/lib/client/queries/queries';
import { patch, post, RequestError, request } from '@/lib/client/request/request';
import type { Proof } from '@/lib/identity/authentication/schema';

/** Shown once; nobody can read them later. */
interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface Enrolment {
  secret: string;
  qr: { size: number; path: string };
}

/** What a change of the own account makes stale: its protection, and its sessions. */
export const staleBySecurity = [queries.security, queries.sessions];

export type BegunPasskey = PublicKeyCredentialCreationOptionsJSON;

const common = { networkMode: 'always', meta: { stale: staleBySecurity } } as const;

/** The device was already signed out, which is what the person wanted. */
function ignoreGone(error: unknown) {
  if (!(error instanceof RequestError) || error.status !== 404) throw error;
}

/** Asks the device for a passkey that proves the identity of the person who is signed in. */
export const proveByPasskey = async () => answerByPasskey(await post('/api/auth/passkeys/proof'));

export const securityMutations = {
  beginSecondFactor: mutationOptions({
    ...common,
    mutationFn: (proof: Proof) => post<Enrolment>('/api/auth/second-factor', proof),
  }),
  confirmSecondFactor: mutationOptions({
    ...common,
    mutationFn: (body: { code: string }) =>
      post<RecoveryCodes>('/api/auth/second-factor/confirm', body),
  }),
  turnOffSecondFactor: mutationOptions({
    ...common,
    mutationFn: (proof: Proof) => post('/api/auth/second-factor/off', proof),
  }),
  renewRecoveryCodes: mutationOptions({
    ...common,
    mutationFn: (proof: Proof) =>
      post<RecoveryCodes>('/api/auth/second-factor/recovery-codes', proof),
  }),
  beginPasskey: mutationOptions({
    ...common,
    mutationFn: (proof: Proof) => post<BegunPasskey>('/api/auth/passkeys', proof),
  }),
  confirmPasskey: mutationOptions({
    ...common,
    mutationFn: async (begun: BegunPasskey) =>
      post<RecoveryCodes>('/api/auth/passkeys/confirm', await makePasskey(begun)),
  }),
  renamePasskey: (id: string) =>
    mutationOptions({
      ...common,
      mutationFn: (body: { name: string }) => patch(`/api/auth/passkeys/${id}`, body),
    }),
  removePasskey: (id: string) =>
    mutationOptions({
      ...common,
      mutationFn: (proof: Proof) => post(`/api/auth/passkeys/${id}/remove`, proof),
    }),
  endSession: (id: string) =>
    mutationOptions({
      ...common,
      mutationFn: () => request(`/api/auth/sessions/${id}`, { method: 'DELETE' }).catch(ignoreGone),
    }),
  endOtherSessions: mutationOptions({
    ...common,
    mutationFn: () => request('/api/auth/sessions', { method: 'DELETE' }).catch(ignoreGone),
  }),
  changePassword: mutationOptions({
    ...common,
    mutationFn: (body: Proof & { newPassword: string }) => post('/api/auth/password', body),
  }),
  askForNewEmail: mutationOptions({
    ...common,
    mutationFn: (body: Proof & { email: string }) => post('/api/auth/email', body),
  }),
  /** Sends the letter again by which a person confirms their address. */
  askToProve: mutationOptions({ ...common, mutationFn: () => post('/api/auth/email/prove') }),
  confirmEmail: mutationOptions({
    networkMode: 'always',
    mutationFn: (token: string) => post('/api/auth/email/confirm', { token }),
    meta: { stale: [queries.me, queries.security] },
  }),
  giveName: mutationOptions({
    networkMode: 'always',
    mutationFn: (name: { firstName: string; lastName: string }) => post('/api/auth/name', name),
    meta: { stale: [queries.me] },
  }),
};
