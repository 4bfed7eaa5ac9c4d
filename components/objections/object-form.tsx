'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { CameOnPaper } from '@/components/claim/on-paper/came-on-paper';
import { FailedFirst } from '@/components/documents/upload/failed-first';
import { TakePhoto } from '@/components/documents/upload/take-photo';
import { UploadRow } from '@/components/documents/upload/upload-row';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { Field } from '@/components/ui/fields/field';
import { focusInvalid } from '@/components/ui/fields/focus-invalid';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Textarea } from '@/components/ui/fields/textarea';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import { groundsOf } from '@/lib/law/objection-grounds';
import { useObject } from './use-object';

interface ObjectFormProps {
  claim: PresentedClaim;
  list: number;
  /** A professional enters what came on paper. */
  onPaper?: boolean;
  onClose: () => void;
}

/** Objects to a row: what is wrong, what should stand there, and files that prove it. */
export function ObjectForm({ claim, list, onPaper = false, onClose }: ObjectFormProps) {
  const t = useTranslations('objections.form');
  const paper = useTranslations('objections.onPaper');
  const grounds = useTranslations('objections.grounds');
  const form = useRef<HTMLFormElement>(null);
  const objecting = useObject(claim, list, onPaper, onClose);
  const { uploads, files, missing } = objecting;
  const offered = groundsOf(claim.creditorType);
  const full = claim.documents.length >= slots.claim.maxFiles;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!objecting.send()) focusInvalid(form.current);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="objections-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      {onPaper && (
        <CameOnPaper came={objecting.came} onCame={objecting.setCame} asked={missing.came} />
      )}
      <Field
        group
        label={t('ground')}
        required
        error={missing.ground ? t('groundMissing') : undefined}
      >
        <RadioGroup
          value={objecting.ground ?? ''}
          onValueChange={(value) => objecting.set('ground', value)}
          options={offered.map((value) => ({ value, label: grounds(value) }))}
        />
      </Field>
      <Field
        label={onPaper ? paper('text') : t('text')}
        required
        hint={onPaper ? paper('textHint') : t('textHint')}
        error={missing.text ? (onPaper ? paper : t)('textMissing') : undefined}
      >
        <Textarea
          rows={4}
          value={objecting.text}
          onChange={({ target }) => objecting.set('text', target.value)}
        />
      </Field>
      {files.length > 0 && (
        <ul aria-label={t('files')} className="grid gap-1.5">
          {files.map(({ id, originalFileName }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{originalFileName}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${t('leaveOut')}: ${originalFileName}`}
                onClick={() => objecting.leaveOut(id)}
              >
                {t('leaveOut')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {uploads.uploads.length > 0 && (
        <ul aria-label={t('uploading')} className="divide-y divide-line">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {full ? (
        <p className="text-ink-soft">{t('noRoom')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => askForFiles({ accept: acceptOf(slots.claim) }, uploads.choose)}
          >
            <Paperclip aria-hidden="true" />
            {t('addFile')}
          </Button>
          <TakePhoto onPhoto={uploads.choose} />
        </div>
      )}
      <FailedFirst asking={objecting.asking} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          pending={objecting.pending}
          aria-disabled={objecting.busy || undefined}
        >
          {onPaper ? paper('enter') : t('send')}
        </Button>
        <Button variant="quiet" onClick={objecting.leave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
