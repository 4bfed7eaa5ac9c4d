'use client';

import { useEffect, useState } from 'react';
import type { BookSheet, WhyNotShown } from '@/lib/client/open-document/office/office-content';
import { readRows } from '@/lib/client/open-document/office/read-rows';
import { allowsSize, typeByName } from '@/lib/documents/content/slots';
import { importSlot } from '@/lib/imports/file/slot';

export type ListFault = WhyNotShown | 'wrongType' | 'tooLarge' | 'empty' | 'offline';

type Read = { sheets: BookSheet[] } | { fault: ListFault };

function refusedFor({ name, size }: File): ListFault | undefined {
  if (!typeByName(importSlot, name)) return 'wrongType';
  if (size === 0) return 'empty';
  return allowsSize(importSlot, size) ? undefined : 'tooLarge';
}

export function useListFile(given: File | undefined) {
  const [file, setFile] = useState(given);
  const [read, setRead] = useState<{ of: File; read: Read }>();
  useEffect(() => {
    if (!file) return undefined;
    const leaving = new AbortController();
    const done = (found: Read) => !leaving.signal.aborted && setRead({ of: file, read: found });
    const fault = refusedFor(file);
    if (fault) done({ fault });
    else
      void readRows(file, leaving.signal).then((found) => {
        // The code that reads workbooks comes over the network the first time.
        const isCutOff = 'fault' in found && found.fault === 'spoiled' && !navigator.onLine;
        done(isCutOff ? { fault: 'offline' } : found);
      });
    return () => leaving.abort();
  }, [file]);
  const found = file && read?.of === file ? read.read : undefined;
  return {
    file,
    reading: file !== undefined && found === undefined,
    sheets: found && 'sheets' in found ? found.sheets : undefined,
    fault: found && 'fault' in found ? found.fault : undefined,
    choose: setFile,
    remove: () => setFile(undefined),
  };
}

export type ListFile = ReturnType<typeof useListFile>;
