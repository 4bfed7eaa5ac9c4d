import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Makes what these name stale, and loads anew what is shown of it. Settles when that is there, or failed. */
export const loadAnew = (client: QueryClient, stale: readonly InvalidateQueryFilters[]) =>
  Promise.all(stale.map((filters) => client.invalidateQueries(filters)));
