import {
  hashKey,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { loadAnew } from '@/lib/client/load-anew';
import { isRefusedInput, isSignedOut } from '@/lib/client/request/request';
import { accountQueries } from './account';

type MutationMeta = {
  /**
   * The queries that the mutation makes stale, also after a failure: this change or another person's may have happened all the
   * same. The mutation stays pending until those on the page have loaded, but not after refused input.
   */
  stale?: readonly InvalidateQueryFilters[];
  /** The mutation does not wait for them to load. */
  inBackground?: boolean;
  /** Loads nothing after the session has ended: any call would lead the person to the login, away from what they typed. */
  unlessSignedOut?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

const meHash = hashKey(accountQueries.me.queryKey);

/** Makes the cache of the server's answers for one tab. It makes stale what each mutation in lib/client/mutations declares. */
export function makeQueryClient() {
  const client: QueryClient = new QueryClient({
    // A session that was ended elsewhere shows in the first call that fails with it; the cache then asks who is signed in.
    queryCache: new QueryCache({
      onError(error, { queryHash }) {
        if (isSignedOut(error) && queryHash !== meHash)
          void client.invalidateQueries(accountQueries.me);
      },
    }),
    mutationCache: new MutationCache({
      async onSettled(_data, error, _variables, _result, { meta }) {
        if (!meta?.stale || (meta.unlessSignedOut && isSignedOut(error))) return;
        const loaded = loadAnew(client, meta.stale);
        // A person who corrects a mistyped password at once must not meet a pending form.
        if (!meta.inBackground && !isRefusedInput(error)) await loaded;
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
