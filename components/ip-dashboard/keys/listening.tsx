'use client';

import { useEffect, useState } from 'react';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { type ListDeeds, useListKeys } from './use-list-keys';

/** Does what the keys stand for, and first what the one stood for that it was fetched by. */
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
