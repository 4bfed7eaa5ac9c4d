'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { FileButton } from '@/components/documents/file-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedDocument } from '@/lib/documents/present';
import { useOpened } from './use-opened';
import type { ViewProps } from './view-props';
import { viewOf } from './views';

interface OpenDocumentProps {
  document: PresentedDocument;
  bar: HTMLElement | null;
  root: RefObject<HTMLElement | null>;
  onOpen: () => void;
}

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

interface NotShownProps {
  document: PresentedDocument;
  /** What is wrong with the content, or the error of the call. */
  why: 'spoiled' | 'tooBig' | 'locked' | 'none' | { error: unknown };
  onAgain: () => void;
}

function NotShown({ document, why, onAgain }: NotShownProps) {
  const t = useTranslations('viewer.notShown');
  const ui = useTranslations('ui.failure');
  const errorText = useErrorText();
  if (typeof why === 'string') {
    return (
      <Notice title={t(`${why}.title`)} text={t(`${why}.text`)}>
        <FileButton action="download" document={document} />
      </Notice>
    );
  }
  const status = why.error instanceof RequestError ? why.error.status : null;
  if (status === 404) return <Notice title={t('removed.title')} text={t('removed.text')} />;
  if (status === 413) {
    return <Notice title={t('refused.title')} text={t('refused.text')} />;
  }
  return (
    <Notice title={t('failed')} text={errorText(why.error)}>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        {ui('retry')}
      </Button>
    </Notice>
  );
}

function Notice(props: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <Alert tone="amber" live title={props.title} actions={props.children} className="m-4">
      {props.text}
    </Alert>
  );
}
