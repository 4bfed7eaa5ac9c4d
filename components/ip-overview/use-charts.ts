'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** The charts, loaded once they are wanted. Not next/dynamic: without a network it would take the page down. */
export function useCharts(wanted: boolean) {
  const [Charts, setCharts] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('@/components/ip-overview/charts/charts').then(
      ({ Charts: loaded }) => setCharts(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Charts, failed, load };
}
