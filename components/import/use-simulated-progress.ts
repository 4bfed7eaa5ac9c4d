'use client';

import { useEffect, useState } from 'react';

const step = 10;
const maxPercent = 90;
const intervalMs = 200;

/** Rises by ten percent every 200 ms up to ninety while something runs whose end nobody can tell. */
export function useSimulatedProgress(running: boolean) {
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (!running) return;
    setValue(0);
    const ticking = setInterval(
      () => setValue((now) => Math.min(now + step, maxPercent)),
      intervalMs,
    );
    return () => clearInterval(ticking);
  }, [running]);
  return value;
}
