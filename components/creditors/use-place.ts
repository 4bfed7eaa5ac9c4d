'use client';

import { useSearchParams } from 'next/navigation';

/** The place on the page of lists, which stands in the address. */
export function usePlace() {
  const params = useSearchParams();
  /** Changes the place: a value that is left out stays, null removes one. */
  function go(to: Record<string, string | number | null>, leaves = true) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(to)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    const address = next.size > 0 ? `?${next}` : window.location.pathname;
    if (leaves) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  }
  const count = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined;
  };
  return { params, count, go };
}
