'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedDocument } from '@/lib/documents/present';

const DocumentViewer = onDemand(async () => (await import('./document-viewer')).DocumentViewer, {
  loading: Spinner,
});

interface OpenHereProps {
  claimId: string;
  documents: PresentedDocument[];
}

export function OpenHere({ claimId, documents }: OpenHereProps) {
  const t = useTranslations('viewer');
  const [selected, setSelected] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = selected !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // It replaces the pressed button, and later gives way to it again.
    if (isOpen) box.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const [first] = documents;
  if (!first) return null;
  if (!isOpen) {
    return (
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onPointerEnter={() => void DocumentViewer.preload()}
        onClick={() => setSelected(first.id)}
      >
        {t('open')}
      </Button>
    );
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 outline-none print:hidden"
    >
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-end"
        aria-label={t('closeLabel')}
        onClick={() => setSelected(null)}
      >
        {t('close')}
      </Button>
      <div className="h-[80dvh] min-h-96">
        <DocumentViewer
          claimId={claimId}
          documents={documents}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
    </div>
  );
}
