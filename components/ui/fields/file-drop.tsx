'use client';

import Upload from 'lucide-react/icons/upload';
import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/fields/field-context';

type FileDropProps = {
  /** Gets the chosen or dropped files, unchecked. */
  onFiles: (files: File[]) => void;
  /** As in <input accept>: '.pdf,.docx'. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** On the button; by default 'Choose files'. */
  label?: string;
  /** What is allowed: types, size, count. */
  hint?: ReactNode;
  id?: string;
};

/** A place for files: a button for keyboard and touch, and a target to drop on. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, accept, multiple = false, disabled = false, hint } = props;
  const t = useTranslations('ui.files');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const wired = useFieldControl({ id: props.id });

  function hand(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) hand(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button is the one for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'grid justify-items-center gap-1 rounded-md border-2 border-dashed px-4 py-6 text-center',
        over ? 'border-peacock bg-peacock-tint' : 'border-line-strong bg-paper/60',
        wired['aria-invalid'] && 'border-red',
      )}
    >
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          hand(event.target.files);
          // So that the person can choose the same file again after removing it.
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        id={wired.id}
        aria-describedby={wired['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {props.label ?? t(multiple ? 'choose' : 'chooseOne')}
      </Button>
      <p className="text-ink-soft max-sm:hidden">
        {over ? t('drop') : t(multiple ? 'orDrop' : 'orDropOne')}
      </p>
      {hint && <div className="text-sm text-ink-soft">{hint}</div>}
    </div>
  );
}
