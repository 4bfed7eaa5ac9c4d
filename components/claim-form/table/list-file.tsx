'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { Spinner } from '@/components/ui/loading/spinner';
import { acceptOf } from '@/lib/documents/content/slots';
import { formatFileSize } from '@/lib/format/file-size';
import { importSlot } from '@/lib/imports/file/slot';
import type { ListFile as ChosenFile } from './use-list-file';

export function ListFile({ list }: { list: ChosenFile }) {
  const t = useTranslations('wizard.form.paste.file');
  const { file, reading, fault } = list;
  const size = formatFileSize(importSlot.maxBytes);
  if (!file)
    return (
      <FileDrop
        accept={acceptOf(importSlot)}
        label={t('choose')}
        hint={t('hint', { size })}
        onFiles={([first]) => first && list.choose(first)}
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-sheet p-3">
        <p className="min-w-0 basis-40 grow break-words">
          <span className="sr-only">{t('chosen')}: </span>
          <span className="font-semibold">{file.name}</span>{' '}
          <span className="figures text-ink-soft">{formatFileSize(file.size)}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={list.remove}>
          {t('remove')}
        </Button>
      </div>
      {reading && <Spinner label={t('reading')} showLabel />}
      {fault && (
        <Alert tone="red" live>
          {t(fault, { size })}
        </Alert>
      )}
    </>
  );
}
