import { mutationOptions } from '@tanstack/react-query';
import { accountQueries } from '@/lib/client/queries/account';
import { patch } from '@/lib/client/request/request';
import type { Preferences } from '@/lib/identity/accounts/preferences';
import type { PreferencesChange } from '@/lib/identity/accounts/schema';

export const preferencesMutations = {
  /** The answer is all preferences; no other query holds any of them. */
  change: mutationOptions({
    mutationFn: async (body: PreferencesChange, { client }) => {
      const saved = await patch<Preferences>('/api/preferences', body);
      client.setQueryData(accountQueries.preferences.queryKey, saved);
      return saved;
    },
  }),
};
