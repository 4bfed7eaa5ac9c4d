import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Makes these queries stale and loads those that the page shows. Resolves when they have loaded or failed. */
export const loadAnew = (client: QueryClient, stale: readonly InvalidateQueryFilters[]) =>
  Promise.all(stale.map((filters) => client.invalidateQueries(filters)));
