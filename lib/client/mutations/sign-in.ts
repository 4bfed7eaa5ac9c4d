import { mutationOptions } from '@tanstack/react-query';
import { answerByPasskey, answerChallenge } from '@/lib/client/passkeys/ask-device';
import { post, send } from '@/lib/client/request/request';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { Registration } from '@/lib/identity/accounts/schema';

export interface SignedIn {
  token: string;
  user: PresentedUser;
}

interface Credentials {
  email: string;
  password: string;
  code?: string;
  /** The challenge that a passkey answers instead of a code. */
  challenge?: string;
}

/** They make no query stale: a person who signs in begins with an empty cache. */
export const signInMutations = {
  login: mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ challenge, ...body }: Credentials) =>
      post<SignedIn>('/api/auth/login', {
        ...body,
        ...(challenge ? { passkey: await answerChallenge(challenge) } : {}),
      }),
  }),
  passkey: mutationOptions({
    networkMode: 'always',
    mutationFn: async () =>
      post<SignedIn>('/api/auth/passkeys/sign-in', {
        passkey: await answerByPasskey(await post('/api/auth/passkeys/sign-in/challenge')),
      }),
  }),
  register: mutationOptions({
    networkMode: 'always',
    mutationFn: (body: Registration) => post<SignedIn>('/api/auth/register', body),
  }),
  forgotPassword: mutationOptions({
    networkMode: 'always',
    mutationFn: (body: { email: string }) =>
      post<{ message: string }>('/api/auth/forgot-password', body),
  }),
  resetPassword: mutationOptions({
    networkMode: 'always',
    mutationFn: (body: { token: string; newPassword: string }) =>
      post<{ message: string }>('/api/auth/reset-password', body),
  }),
};

/** Tells the server that the person is active; ignores failures. */
export const tellActivity = () => {
  send('/api/auth/me').catch(() => undefined);
};
