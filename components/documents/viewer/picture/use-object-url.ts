'use client';

import { useEffect, useState } from 'react';

/** An address of bytes that the page has, as long as it is drawn. */
export function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
