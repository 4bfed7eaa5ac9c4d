'use client';

import { useQueryClient } from '@tanstack/react-query';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FailedFirst, useFailedFirst } from '@/components/documents/upload/failed-first';
import { TakePhoto } from '@/components/documents/upload/take-photo';
import { UploadRow } from '@/components/documents/upload/upload-row';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import type { QuestionOfList } from '@/components/questions/open-questions';
import { useQuestionText } from '@/components/questions/use-question-text';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { showDocuments } from '@/lib/client/mutations/documents';
import { isPurpose } from '@/lib/documents/content/purposes';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import { useAnswer } from './use-answer';
import { useTypedAnswer } from './use-typed-answer';

interface AnswerFormProps {
  claim: PresentedClaim;
  question: QuestionOfList;
  /** Gives, once, what the person typed before React ran. */
  takeEarly: () => string;
  onDone: () => void;
  /** Where there is an answer already. */
  onCancel?: () => void;
}

export function AnswerForm({ claim, question, takeEarly, onDone, onCancel }: AnswerFormProps) {
  const t = useTranslations('questions.answer');
  const textOf = useQuestionText();
  const client = useQueryClient();
  const { item } = question;
  const { words, setWords, files, setFiles, forget } = useTypedAnswer(claim, question, takeEarly);
  const [asked, setAsked] = useState(false);
  const { send, pending } = useAnswer(claim.id, question, {
    onSent: () => {
      forget();
      onDone();
    },
  });
  const uploads = useDocumentUploads({
    claimId: claim.id,
    documents: claim.documents,
    purpose: isPurpose(item.documentSlot) ? item.documentSlot : null,
    onChange: (documents) => showDocuments(client, claim.id, () => documents),
    onArrived: ({ id }) => setFiles((now) => [...new Set([...now, id])]),
  });
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  const { asking, mayGo } = useFailedFirst(uploads);
  const empty = words.trim() === '' && files.length === 0;
  const chosen = claim.documents.filter(({ id }) => files.includes(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (!empty && mayGo()) send({ answer: words.trim(), documentIds: [...files] });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={textOf(item)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <Field label={t('label')} error={asked && empty ? t('empty') : undefined}>
        <Textarea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={t('files')} className="grid gap-1.5">
          {chosen.map(({ id, originalFileName }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{originalFileName}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${t('leaveOut')}: ${originalFileName}`}
                onClick={() => setFiles(files.filter((file) => file !== id))}
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
      <FailedFirst asking={asking} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} aria-disabled={busy || undefined}>
          {t('send')}
        </Button>
        {files.length === 0 && (
          <Button
            variant="secondary"
            aria-disabled={pending || busy || undefined}
            onClick={() =>
              !busy &&
              mayGo() &&
              send({ unavailable: true, ...(words.trim() ? { answer: words.trim() } : {}) })
            }
          >
            {t('unavailable')}
          </Button>
        )}
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
