'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedDocument } from '@/lib/documents/present';
import { NotShown } from './not-shown';
import { useOpened } from './use-opened';
import type { ViewProps } from './view-props';
import { viewOf } from './views';

interface OpenDocumentProps {
  document: PresentedDocument;
  bar: HTMLElement | null;
  root: RefObject<HTMLElement | null>;
  /** Its content is there. */
  onOpen: () => void;
}

/** One document's content in its place, or why it is not there. */
export function OpenDocument({ document, bar, root, onOpen }: OpenDocumentProps) {
  const t = useTranslations('viewer');
  const View = viewOf(document.mimeType);
  const { opened, again } = useOpened(document.id, View !== null);
  const [failed, setFailed] = useState<Parameters<ViewProps['onFail']>[0] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (opened.state === 'open') onOpen();
  }, [opened.state]);

  if (!View) return <NotShown document={document} why="none" onAgain={again} />;
  if (failed) return <NotShown document={document} why={failed} onAgain={again} />;
  if (opened.state === 'failed')
    return <NotShown document={document} why={{ error: opened.error }} onAgain={again} />;
  if (opened.state === 'pending')
    return (
      <div className="grid place-items-center p-8">
        <Spinner label={t('opening')} />
      </div>
    );
  const { originalFileName, mimeType } = document;
  return (
    <View
      bytes={opened.bytes}
      name={originalFileName}
      mimeType={mimeType}
      bar={bar}
      root={root}
      onFail={setFailed}
    />
  );
}
