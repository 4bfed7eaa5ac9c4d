'use client';

import { useTranslations } from 'next-intl';
import { ChosenFile as ChosenOne } from '@/components/ui/fields/chosen-file';
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
    <ChosenOne
      file={file}
      label={t('chosen')}
      removeLabel={t('remove')}
      onRemove={disabled ? undefined : choice.remove}
    />
  );
}
