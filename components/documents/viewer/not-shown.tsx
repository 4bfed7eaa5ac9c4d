'use client';

import { useTranslations } from 'next-intl';
import { FileButton } from '@/components/documents/file-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedDocument } from '@/lib/documents/present';

interface NotShownProps {
  document: PresentedDocument;
  /** What its content is, or what the call for it said. */
  why: 'spoiled' | 'tooBig' | 'locked' | 'none' | { error: unknown };
  onAgain: () => void;
}

/** Says in the document's place why it is not there, and what can be done. */
export function NotShown({ document, why, onAgain }: NotShownProps) {
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
