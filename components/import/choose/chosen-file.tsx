'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { acceptOf } from '@/lib/documents/content/slots';
import { formatFileSize } from '@/lib/format/file-size';
import { importSlot } from '@/lib/imports/file/slot';
import type { Choice } from './use-choice';

export function ChosenFile({ choice, disabled }: { choice: Choice; disabled: boolean }) {
  const t = useTranslations('import.file');
  const { file } = choice;
  if (!file)
    return (
      <FileDrop
        accept={acceptOf(importSlot)}
        label={t('choose')}
        hint={t('hint', { size: formatFileSize(importSlot.maxBytes) })}
        onFiles={([first]) => choice.choose(first)}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-sheet p-3">
      <p className="min-w-0 basis-40 grow break-words">
        <span className="sr-only">{t('chosen')}: </span>
        <span className="font-semibold">{file.name}</span>{' '}
        <span className="figures text-ink-soft">{formatFileSize(file.size)}</span>
      </p>
      {!disabled && (
        <Button variant="quiet" size="sm" onClick={choice.remove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
