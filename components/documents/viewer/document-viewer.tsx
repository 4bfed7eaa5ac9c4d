'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FileButton } from '@/components/documents/file-button';
import { cn } from '@/components/ui/cn';
import { NativeSelect } from '@/components/ui/select/native-select';
import { loadAhead } from '@/lib/client/open-document/content';
import { shownAs } from '@/lib/client/open-document/kind';
import type { PresentedDocument } from '@/lib/documents/present';
import { ToolButton } from './bar/tool-button';
import { useViewerKeys } from './bar/use-viewer-keys';
import { OpenDocument } from './open-document';
import { preloadView } from './views';

interface DocumentViewerProps {
  claimId: string;
  documents: readonly PresentedDocument[];
  /** The id of the open document; by default the first. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** Its bar is one low line where the window is wide. */
  tight?: boolean;
}

/**
 * A claim's documents, one of them open in the page, in the height that it gets. The audit trail records the opening; the next
 * document waits sealed.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { claimId, documents, selected, onSelect, tight } = props;
  const t = useTranslations('viewer');
  const root = useRef<HTMLElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const found = documents.findIndex(({ id }) => id === selected);
  const index = Math.max(found, 0);
  const document = documents[index];
  const next = documents[index + 1];

  const select = (at: number) => {
    const one = documents[at];
    if (one) onSelect(one.id);
  };
  useViewerKeys(root, 'viewer', {
    nextDocument: () => select(index + 1),
    previousDocument: () => select(index - 1),
  });
  const isOpen = document !== undefined && openId === document.id;
  useEffect(() => {
    if (isOpen && next) void preloadDocument(next);
  }, [isOpen, next]);

  if (!document) return <p className="p-4 text-ink-soft">{t('noDocuments')}</p>;
  return (
    <section
      ref={root}
      aria-label={t('label')}
      data-claim={claimId}
      data-tight={tight}
      className={cn(
        'flex h-full min-w-0 flex-col overflow-hidden rounded-md border border-line bg-sheet',
        tight ? 'min-h-80' : 'min-h-96',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line p-1.5">
        <DocumentPicker documents={documents} index={index} onSelect={onSelect} />
        <FileButton action="download" document={document} tight />
        <div ref={setBar} className="flex flex-wrap items-center gap-x-2 gap-y-1" />
      </div>
      <div className="relative min-h-0 flex-1 bg-paper-deep">
        <OpenDocument
          key={document.id}
          document={document}
          bar={bar}
          root={root}
          onOpen={() => setOpenId(document.id)}
        />
      </div>
    </section>
  );
}

/** Loads a document and its viewer before it is selected. It stays sealed, and the trail records no reader. Never throws. */
export async function preloadDocument({
  id,
  mimeType,
}: Pick<PresentedDocument, 'id' | 'mimeType'>) {
  if (shownAs(mimeType) === 'none') return;
  await Promise.all([preloadView(mimeType), loadAhead(id)]);
}

interface DocumentPickerProps {
  documents: readonly PresentedDocument[];
  index: number;
  onSelect: (id: string) => void;
}

function DocumentPicker({ documents, index, onSelect }: DocumentPickerProps) {
  const t = useTranslations('viewer');
  const options = documents.map(({ id, originalFileName }, at) => ({
    value: id,
    label: `${at + 1}/${documents.length} ${originalFileName}`,
  }));
  const go = (at: number) => {
    const document = documents[at];
    if (document) onSelect(document.id);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-40 items-center sm:basis-64">
      <ToolButton
        action="previousDocument"
        Icon={ChevronLeft}
        disabled={index <= 0}
        onPress={() => go(index - 1)}
      />
      <div className="min-w-0 flex-1">
        <NativeSelect
          aria-label={t('which')}
          options={options}
          value={documents[index]?.id ?? ''}
          onChange={(event) => onSelect(event.target.value)}
        />
      </div>
      <ToolButton
        action="nextDocument"
        Icon={ChevronRight}
        disabled={index >= documents.length - 1}
        onPress={() => go(index + 1)}
      />
    </div>
  );
}
