'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { useUser } from '@/components/shell/session/use-user';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import { draftMutations } from '@/lib/client/mutations/drafts';
import { discardDrafts } from '@/lib/client/on-device/drafts';
import { draftPath } from '@/lib/client/paths/wizard';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { BegunDraft } from './kept-list';

type DraftItemProps = {
  draft: BegunDraft;
  onResume: ((draft: BegunDraft) => void) | undefined;
};

/** A draft's creditor and amount, how complete it is, where it goes on, and when somebody last typed. */
export function DraftItem({ draft, onResume }: DraftItemProps) {
  const t = useTranslations('drafts');
  const words = useFormWords();
  const language = useLocale();
  const {
    creditorType: type,
    creditorName,
    claimAmount,
    missingFields,
    documentCount,
    place,
  } = draft;
  const { label } = words.creditorTypes[type];
  const facts = [
    creditorName,
    formatMoney(claimAmount),
    t('missing', { count: missingFields }),
    documentCount > 0 && t('documents', { count: documentCount }),
  ].filter(Boolean);
  const resume = t('resumeOne', { label });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-peacock-deep">
          {label} <Badge>{t('form', { letter: formOf(type).letter })}</Badge>
        </p>
        <p className="wrap-anywhere">{facts.join(' · ')}</p>
        <p>
          {t('resumeAt', {
            at: place.section ? 'section' : place.step,
            section: words.sections[place.section?.name ?? ''] ?? '',
          })}
        </p>
        <p className="text-sm text-ink-soft">
          {t('savedAt', { when: formatDateTime(draft.updatedAt, language) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onResume ? (
          <Button aria-label={resume} onClick={() => onResume(draft)}>
            {t('resume')}
          </Button>
        ) : (
          <Link
            className={buttonVariants()}
            href={draftPath(type, place)}
            aria-label={resume}
            prefetch={false}
          >
            {t('resume')}
          </Link>
        )}
        <DeleteDraft type={type} label={label} />
      </div>
    </li>
  );
}

const ConfirmDialog = onDemand(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

type DeleteDraftProps = { type: CreditorType; label: string };

function DeleteDraft({ type, label }: DeleteDraftProps) {
  const t = useTranslations('drafts');
  const errorText = useErrorText();
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    ...draftMutations.delete(type),
    // Once the list is loaded without it.
    onSettled: (_, error) => {
      if (error) return;
      void discardDrafts(user.id, type);
      setAsking(false);
      toast({ title: t('deleted') });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('notDeleted'),
        description: errorText(error),
      }),
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('deleteOne', { label })}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !remove.isPending && setAsking(open)}
          title={t('deleteTitle')}
          description={t('deleteText', { label })}
          confirmLabel={t('delete')}
          danger
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      )}
    </>
  );
}
