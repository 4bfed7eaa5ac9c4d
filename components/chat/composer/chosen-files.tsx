'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { wasTurned } from '@/components/documents/upload/turn-pictures';
import { Button } from '@/components/ui/button';
import { allowsSize, slots } from '@/lib/documents/content/slots';
import { formatFileSize } from '@/lib/format/file-size';
import { originalOf } from './smaller-photos';

interface ChosenFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
  /** For a photo that the page made smaller. */
  onAsIs: (file: File) => void;
}

export function ChosenFiles({ files, onRemove, onAsIs }: ChosenFilesProps) {
  const t = useTranslations('chat');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('attached')} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name}/${file.size}/${file.lastModified}`}
          className="flex max-w-full items-center gap-1 rounded-md border border-line-strong bg-paper pl-3 text-sm"
        >
          <span className="truncate">{file.name}</span>
          <span className="figures shrink-0 text-ink-soft">{formatFileSize(file.size)}</span>
          {wasTurned(file) && <span className="shrink-0 text-ink-soft">{t('turned')}</span>}
          {allowsSize(slots.chat, originalOf(file)?.size ?? 0) && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('asIsFile', { name: file.name })}
              onClick={() => onAsIs(file)}
            >
              {t('asIs')}
            </Button>
          )}
          <button
            type="button"
            aria-label={t('remove', { name: file.name })}
            className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-paper-deep"
            onClick={() => onRemove(file)}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
