'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { OtherLanguage } from '@/components/claim/other-language';
import { FileButton } from '@/components/documents/file-button';
import { useUser } from '@/components/shell/session/use-user';
import { Badge } from '@/components/ui/badge';
import { isProfessional } from '@/lib/access/role';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { ProposedValues } from './proposed-values';

const tones = { open: 'yellow', accepted: 'green', declined: 'red', taken_back: 'gray' } as const;

interface ChangeSaidProps {
  claim: PresentedClaim;
  change: PresentedChange;
  children?: ReactNode;
}

export function ChangeSaid({ claim, change, children }: ChangeSaidProps) {
  const t = useTranslations('changes');
  const language = useLocale();
  const heading = useId();
  const professional = isProfessional(useUser().role);
  const { kind, reason, proposed, documentIds, askedAt, state, receivedBy, sender } = change;
  const files = documentIds.flatMap((id) => claim.documents.find((one) => one.id === id) ?? []);
  const gone = documentIds.length - files.length;
  return (
    <section
      // A claim may have several of a kind, beside the form's part of that name.
      aria-labelledby={`${heading} ${heading}-when`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold">
          {t(`kinds.${kind}`)}
        </h3>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <div className="grid gap-1.5 border-l-4 border-line pl-3">
        <p id={`${heading}-when`} className="text-sm text-ink-soft">
          {receivedBy
            ? t('said.onPaper', {
                way: receivedBy,
                when: formatDate(dayInIndia(new Date(askedAt)), language),
                sender: sender ?? '',
              })
            : t(professional ? 'said.byClaimant' : 'said.byYou', {
                when: formatDateTime(askedAt, language),
              })}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        {professional && <OtherLanguage text={reason} />}
        {proposed && <ProposedValues claim={claim} change={change} proposed={proposed} />}
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
        {gone > 0 && <p className="text-sm text-ink-soft">{t('said.gone', { count: gone })}</p>}
      </div>
      <Answer change={change} professional={professional} />
      {children}
    </section>
  );
}

function Answer({ change, professional }: { change: PresentedChange; professional: boolean }) {
  const t = useTranslations('changes.said');
  const language = useLocale();
  const { state, closedAt, answer, answeredBy } = change;
  if (state === 'open') return professional ? null : <p>{t('open')}</p>;
  return (
    <div className="grid gap-1">
      <p>{t(state, { when: closedAt ? formatDateTime(closedAt, language) : '' })}</p>
      {answer && (
        <p className="border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">{answer}</p>
      )}
      {!professional && <OtherLanguage text={answer} />}
      {answeredBy && (
        <p className="text-sm text-ink-soft">{t('by', { name: fullName(answeredBy) })}</p>
      )}
    </div>
  );
}
