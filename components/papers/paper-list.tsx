'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { Spinner } from '@/components/ui/loading/spinner';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paperQueries } from '@/lib/client/queries/papers';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { languages } from '@/lib/i18n/language';
import { type PaperKind, paperKinds, papers } from '@/lib/papers/kinds';
import type { PresentedPaper } from '@/lib/papers/present';
import { PaperButton } from './paper-button';

const failed = new Set(['bounced', 'failed']);

/** The papers of a claim in both languages, and the earlier ones that they replaced. */
export function PaperList({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.papers');
  const { data, error, isFetching, refetch } = useQuery(paperQueries.ofClaim(claim.id));
  if (error && !data)
    return (
      <CallFailure
        title={t('loadFailed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('loading')} showLabel />;
  const current = data.papers.filter(({ replacedBy }) => !replacedBy);
  const earlier = data.papers.filter(({ replacedBy, state }) => replacedBy && state === 'made');
  const kinds = paperKinds.filter((kind) => isThere(kind, claim, current));
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {kinds.map((kind) => (
          <PaperOfKind
            key={kind}
            claimId={claim.id}
            kind={kind}
            papers={current.filter((paper) => paper.kind === kind)}
          />
        ))}
      </ul>
      {earlier.length > 0 && <EarlierPapers claimId={claim.id} papers={earlier} />}
    </div>
  );
}

/** True if a claim has what a paper of this kind is about; a proposal is no decision yet. */
function isThere(
  kind: PaperKind,
  { determination }: PresentedClaim,
  current: readonly PresentedPaper[],
) {
  const { about } = papers[kind];
  if (about === 'claim') return true;
  const decided = about === 'determination' && determination?.state === 'confirmed';
  return decided || current.some((paper) => paper.kind === kind);
}

interface PaperOfKindProps {
  claimId: string;
  kind: PaperKind;
  papers: readonly PresentedPaper[];
}

function PaperOfKind({ claimId, kind, papers }: PaperOfKindProps) {
  const t = useTranslations('claim.papers');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold">{t(`kinds.${kind}`)}</p>
        <p className="text-sm text-ink-soft">{t(`texts.${kind}`)}</p>
        <SentLines papers={papers} />
      </div>
      <div className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <PaperButton
            key={language}
            claimId={claimId}
            kind={kind}
            language={language}
            paper={papers.find((paper) => paper.language === language)}
          />
        ))}
      </div>
    </li>
  );
}

function EarlierPapers({ claimId, papers }: Omit<PaperOfKindProps, 'kind'>) {
  const t = useTranslations('claim.papers');
  const language = useLocale();
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold hover:text-peacock">
        {t('earlier', { count: papers.length })}
      </summary>
      <ul className="grid gap-3">
        {papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              {t(`kinds.${paper.kind}`)}
              <span className="figures block text-sm text-ink-soft">
                {t('number', {
                  number: paper.number,
                  when: formatDateTime(paper.createdAt, language),
                })}
              </span>
            </span>
            <PaperButton
              claimId={claimId}
              kind={paper.kind}
              language={paper.language}
              paper={paper}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For professionals: how a letter was sent, a line for each way. */
function SentLines({ papers }: { papers: readonly PresentedPaper[] }) {
  const t = useTranslations('claim.papers');
  const { role } = useUser();
  const language = useLocale();
  const sent = papers.flatMap((paper) => paper.sent.map((one) => ({ ...one, id: paper.id })));
  if (sent.length === 0 || !isProfessional(role)) return null;
  return (
    <ul className="mt-1 text-sm">
      {sent.map(({ id, way, at, state }) => (
        <li key={`${id} ${way} ${at}`} className={failed.has(state) ? 'text-red' : 'text-ink-soft'}>
          {t(`sent.${way}`, {
            state,
            when: way === 'post' ? formatDate(at, language) : formatDateTime(at, language),
          })}
        </li>
      ))}
    </ul>
  );
}
