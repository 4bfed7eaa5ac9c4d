'use client';

import { useEffect, useState } from 'react';

interface Part {
  preload(): Promise<void>;
}

/** Loads the code of a part as soon as it is wanted; true once it is there or failed, and while nobody wants it. */
export function useReadyPart(part: Part, wanted: boolean) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted || ready) return;
    let gone = false;
    void part.preload().then(() => gone || setReady(true));
    return () => {
      gone = true;
    };
  }, [part, wanted, ready]);
  return ready || !wanted;
}
