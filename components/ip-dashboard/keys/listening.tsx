'use client';

import { useEffect, useState } from 'react';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { type ListDeeds, useListKeys } from './use-list-keys';

/** Answers the keys of the list, and first the key with which its code was loaded. */
export function Listening({
  first,
  ...deeds
}: ListDeeds & { first?: KeyboardEvent | undefined }): null {
  useListKeys(deeds);
  const [missed] = useState(first);
  useEffect(() => {
    if (missed && listKeys.meantBy(missed))
      missed.target?.dispatchEvent(new KeyboardEvent('keydown', missed));
  }, [missed]);
  return null;
}
