'use client';

import { Button } from '@/components/ui/button';
import { formatFileSize } from '@/lib/format/file-size';

interface ChosenFileProps {
  file: Pick<File, 'name' | 'size'>;
  /** Says what it is, to those who do not see where it stands. */
  label: string;
  removeLabel: string;
  /** Left out while it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** The one file that was chosen, in the place of where one chooses. */
export function ChosenFile({ file, label, removeLabel, onRemove }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-sheet p-3">
      <p className="min-w-0 basis-40 grow break-words">
        <span className="sr-only">{label}: </span>
        <span className="font-semibold">{file.name}</span>{' '}
        <span className="figures text-ink-soft">{formatFileSize(file.size)}</span>
      </p>
      {onRemove && (
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
    </div>
  );
}
