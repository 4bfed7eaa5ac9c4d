'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { Progress } from '@/components/ui/loading/progress';
import { Spinner } from '@/components/ui/loading/spinner';
import { largestPhoto } from '@/lib/client/bank-photo/read';
import { formatFileSize } from '@/lib/format/file-size';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { Suggestions } from './suggestions';
import { useBankPhoto } from './use-bank-photo';

interface PhotoDialogProps {
  form: FormDefinition;
  /** The fields of the account that may stand on the paper. */
  fields: readonly Field[];
  onClose: () => void;
}

/** Reads a photo of a passbook or cheque on the device, and offers what was read. Nothing is filled in by itself. */
export function PhotoDialog({ form, fields, onClose }: PhotoDialogProps) {
  const t = useTranslations('wizard.form.bankPhoto');
  const { photo, read, cancel } = useBankPhoto();
  const reading = photo.at === 'reading';
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(photo.at);
  // What was pressed is gone: whoever listens hears what took its place.
  useEffect(() => {
    if (shown.current !== photo.at) stage.current?.focus();
    shown.current = photo.at;
  }, [photo.at]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        <Button variant="secondary" onClick={reading ? cancel : onClose}>
          {t(reading ? 'cancel' : 'close')}
        </Button>
      }
    >
      <div ref={stage} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
        {reading && photo.percent === null && <Spinner label={t('loading')} showLabel />}
        {reading && photo.percent !== null && (
          <>
            <p>{t('reading')}</p>
            <Progress value={photo.percent} label={t('reading')} />
          </>
        )}
        {photo.at === 'failed' && (
          <Alert tone="red">
            {t(`failed.${photo.why}`, { size: formatFileSize(largestPhoto) })}
          </Alert>
        )}
        {photo.at === 'read' && <Suggestions form={form} fields={fields} numbers={photo.numbers} />}
        {!reading && (
          <FileDrop
            accept="image/*"
            label={t(photo.at === 'choosing' ? 'choose' : 'another')}
            hint={t('hint')}
            onFiles={([first]) => first && void read(first)}
          />
        )}
      </div>
    </Dialog>
  );
}
