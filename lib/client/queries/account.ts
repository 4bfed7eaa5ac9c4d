import { queryOptions } from '@tanstack/react-query';
import { remembered, whoItWas } from '@/lib/client/on-device/user';
import { request } from '@/lib/client/request/request';
import type { Preferences } from '@/lib/identity/accounts/preferences';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** The queries of every page, also of those where nobody is signed in; the others are in `queries`. */
export const accountQueries = {
  me: queryOptions({
    queryKey: ['/api/auth/me'],
    queryFn: ({ signal }) =>
      request<PresentedUser>('/api/auth/me', { signal }).then(remembered, whoItWas),
    networkMode: 'always',
    staleTime: 5 * 60_000,
  }),
  preferences: queryOptions({
    queryKey: ['/api/preferences'],
    queryFn: ({ signal }) => request<Preferences>('/api/preferences', { signal }),
  }),
};
