'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OtherLanguage } from '@/components/claim/other-language';
import { FileButton } from '@/components/documents/file-button';
import { useUser } from '@/components/shell/session/use-user';
import { isProfessional } from '@/lib/access/role';
import type { PresentedAnswer } from '@/lib/claims/deeds/questions/present';
import type { PresentedDocument } from '@/lib/documents/present';
import { formatDateTime } from '@/lib/format/date';

interface AnswerSaidProps {
  answer: PresentedAnswer;
  documents: readonly PresentedDocument[];
}

export function AnswerSaid({ answer, documents }: AnswerSaidProps) {
  const t = useTranslations('questions.said');
  const language = useLocale();
  const { role } = useUser();
  const files = answer.documentIds.flatMap((id) => documents.find((one) => one.id === id) ?? []);
  const gone = answer.documentIds.length - files.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-l-4 border-line pl-3">
      <p className="text-sm text-ink-soft">
        {t(isProfessional(role) ? 'byClaimant' : 'byYou', {
          when: formatDateTime(answer.answeredAt, language),
        })}
      </p>
      {answer.unavailable && <p className="font-semibold">{t('unavailable')}</p>}
      {answer.answer && <p className="whitespace-pre-line wrap-anywhere">{answer.answer}</p>}
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((document) => (
            <li key={document.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{document.originalFileName}</span>
              <FileButton action="view" document={document} />
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && <p className="text-sm text-ink-soft">{t('gone', { count: gone })}</p>}
      {answer.returnedAt && (
        <>
          <p className="wrap-anywhere">
            <strong>{t('again', { when: formatDateTime(answer.returnedAt, language) })}</strong>
            {answer.remark && <span className="block whitespace-pre-line">{answer.remark}</span>}
          </p>
          <OtherLanguage text={answer.remark} asked />
        </>
      )}
    </div>
  );
}
