'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FileButton } from '@/components/documents/file-button';
import { useUser } from '@/components/shell/session/use-user';
import { Badge } from '@/components/ui/badge';
import { isProfessional } from '@/lib/access/role';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import type { PresentedDocument } from '@/lib/documents/present';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import { ObjectionAnswer } from './objection-answer';
import { RowFacts } from './row-facts';

const tones = { open: 'yellow', refused: 'red', revised: 'green', lapsed: 'gray' } as const;

interface ObjectionSaidProps {
  objection: PresentedObjection;
  documents: readonly PresentedDocument[];
  /** The row of the list already stands beside it. */
  shown?: boolean;
  children?: ReactNode;
}

export function ObjectionSaid({ objection, documents, shown, children }: ObjectionSaidProps) {
  const t = useTranslations('objections');
  const language = useLocale();
  const heading = useId();
  const professional = isProfessional(useUser().role);
  const { list, row, ground, text, documentIds, madeAt, state, receivedBy, sender } = objection;
  const files = documentIds.flatMap((id) => documents.find((one) => one.id === id) ?? []);
  const gone = documentIds.length - files.length;
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold">
          {t('said.heading', { number: list.number })}
        </h3>
        <Badge tone={tones[state]}>{t(`said.states.${state}`)}</Badge>
      </div>
      {list.state !== 'published' && (
        <p className="text-sm text-ink-soft">{t(`said.list.${list.state}`)}</p>
      )}
      {!shown && <RowFacts row={row} />}
      <div className="grid gap-1.5 border-l-4 border-line pl-3">
        <p className="text-sm text-ink-soft">
          {receivedBy
            ? t('said.onPaper', {
                way: receivedBy,
                when: formatDate(dayInIndia(new Date(madeAt)), language),
                sender: sender ?? '',
              })
            : t(professional ? 'said.byClaimant' : 'said.byYou', {
                when: formatDateTime(madeAt, language),
              })}
        </p>
        <p className="font-semibold">{t(`grounds.${ground}`)}</p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
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
      <ObjectionAnswer objection={objection} />
      {children}
    </section>
  );
}
