import {
  hashKey,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { accountQueries } from './account-queries';
import { loadAnew } from './load-anew';
import { isRefusedInput, isSignedOut } from './request/request';

/** What a mutation says of itself, beside what it sends. */
type MutationMeta = {
  /**
   * What it makes stale. It is loaded anew where it is shown, and the mutation is pending until then: after a failure
   * too, since it may have happened all the same, or somebody else was faster. It does not wait when what was sent was refused.
   */
  stale?: readonly InvalidateQueryFilters[];
  /** The mutation does not wait until it is loaded. */
  inBackground?: boolean;
  /** Not when the session has ended: asking anything would take the person to the login, away from what they typed. */
  unlessSignedOut?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

const meHash = hashKey(accountQueries.me.queryKey);

/** The cache of what the server said, for one tab. It makes stale what each mutation says, in lib/client/mutations. */
export function makeQueryClient() {
  const client: QueryClient = new QueryClient({
    // A sign-in that ended elsewhere shows in the first call it fails: who is signed in is asked anew.
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
        // Whoever corrects a mistyped password at once must not press into a pending form.
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
