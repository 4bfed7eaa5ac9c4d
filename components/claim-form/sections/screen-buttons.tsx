'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FieldIssue } from '@/components/claim-form/errors/field-issues';
import { IssueLists } from '@/components/claim-form/errors/issue-lists';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type ScreenButtonsProps = {
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  nextTitle: string;
  /** Why Next did not lead on. */
  issues: readonly FieldIssue[];
  onLater: () => void;
};

export function ScreenButtons(props: ScreenButtonsProps) {
  const { onBack, onNext, nextTitle, issues, onLater } = props;
  const t = useTranslations('wizard.sections');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:hidden">
      {issues.length > 0 && <LeftOpen issues={issues} onLater={onLater} />}
      {onNext && (
        <Button size="lg" className="w-full justify-between" onClick={onNext}>
          <span className="min-w-0 text-left">{t('next', { title: nextTitle })}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" className="justify-self-start" onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
          {t('back')}
        </Button>
      )}
    </div>
  );
}

/** Names what this section lacks, each a link to its field, and lets people go on without. Takes the focus. */
function LeftOpen({ issues, onLater }: Pick<ScreenButtonsProps, 'issues' | 'onLater'>) {
  const t = useTranslations('wizard.sections.open');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever Next was pressed
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [issues]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Alert
        tone="red"
        live
        title={t('title', { count: issues.length })}
        actions={
          <Button variant="secondary" onClick={onLater}>
            {t('later')}
          </Button>
        }
      >
        <IssueLists issues={issues} />
      </Alert>
    </div>
  );
}
