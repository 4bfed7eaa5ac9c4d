'use client';

import { useState } from 'react';
import { Viewer } from '@/components/documents/viewer/viewer';
import type { PresentedDocument } from '@/lib/documents/present';

/** The scan of a paper on wide screens, to type from; nothing without one. */
export function PaperBeside({
  claimId,
  documents,
}: {
  claimId: string;
  documents: PresentedDocument[];
}) {
  const [shown, setShown] = useState<string | null>(null);
  if (documents.length === 0) return null;
  return (
    <div className="sticky top-3 hidden h-[calc(100dvh-1.5rem)] min-h-96 xl:block">
      <Viewer claimId={claimId} documents={documents} selected={shown} onSelect={setShown} />
    </div>
  );
}
