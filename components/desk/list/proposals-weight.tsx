'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProposerText } from '@/components/claim/use-rule-text';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type {
  Concern,
  ProposalsSummary,
  ProposedClaim,
} from '@/lib/claims/deeds/determinations/bulk-summary';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';

interface WeightProps {
  /** Undefined while it is added up. */
  summary: ProposalsSummary | undefined;
  chosen: number;
}

/** What confirming proposals means: how much they admit, whose they are, the largest, and those that need a second look. */
export function Weight({ summary, chosen }: WeightProps) {
  const t = useTranslations('desk.many');
  const forms = useTranslations('desk.list.forms');
  const proposerText = useProposerText();
  if (!summary)
    return (
      <div aria-busy="true" className="grid gap-3">
        <p role="status">{t('adding')}</p>
        <Skeleton className="h-9" />
        <Skeleton className="h-72" />
      </div>
    );
  const { ready, byForm, byProposer, largest, sample } = summary;
  const changed = chosen - summary.proposals;
  return (
    <div className="grid gap-4">
      <div>
        <p>{t('text', { count: ready.proposals })}</p>
        <p className="figures text-2xl font-semibold text-peacock-deep">
          {formatMoney(ready.admitted)}{' '}
          <span className="text-base">{t('claimed', { sum: formatMoney(ready.claimed) })}</span>
        </p>
      </div>
      <Concerns summary={summary} changed={changed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Sums
          title={t('byForm')}
          rows={byForm.map((one) => ({ ...one, key: one.form, name: forms(one.form) }))}
        />
        <Sums
          title={t('byProposer')}
          rows={byProposer.map(({ person, rule, ...one }) => ({
            ...one,
            key: `${person?.id} ${rule}`,
            name: proposerText(person, rule) ?? t('nobody'),
          }))}
        />
      </div>
      <section aria-label={t('largest', { count: largest.length })}>
        <h3 className="font-semibold">{t('largest', { count: largest.length })}</h3>
        <table className="figures w-full text-sm">
          <tbody>
            {largest.map((one) => (
              <tr key={one.id} className="h-7 border-b border-line">
                <td className="pr-3 whitespace-nowrap">
                  <ClaimLink claim={one} />
                </td>
                <td className="w-full max-w-0 truncate pr-3">{one.creditorName}</td>
                <td className="text-right whitespace-nowrap">{formatMoney(one.admitted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {summary.proposals > largest.length && (
        <section aria-label={t('sample', { count: sample.length })}>
          <h3 className="font-semibold">{t('sample', { count: sample.length })}</h3>
          <p className="text-sm text-ink-soft">{t('sampleText')}</p>
          <Claims claims={sample} />
        </section>
      )}
      <p className="text-ink-soft">{t('sum')}</p>
    </div>
  );
}

/** At the desk, in another tab. */
function ClaimLink({ claim: { id, claimNumber } }: { claim: ProposedClaim }) {
  const t = useTranslations('desk.many');
  return (
    <a
      href={`${paths.ipVerify}?queue=proposed&claim=${id}`}
      target="_blank"
      rel="noreferrer"
      title={t('newTab')}
      className="link inline-flex min-h-6 items-center"
    >
      {claimNumber}
    </a>
  );
}

function Claims({ claims, more }: { claims: readonly ProposedClaim[]; more?: ReactNode }) {
  return (
    <p className="figures flex flex-wrap gap-x-3">
      {claims.map((claim) => (
        <ClaimLink key={claim.id} claim={claim} />
      ))}
      {more}
    </p>
  );
}

interface SumsProps {
  title: string;
  rows: { key: string; name: string; proposals: number; admitted: string }[];
}

function Sums({ title, rows }: SumsProps) {
  const t = useTranslations('desk.many');
  return (
    <table className="figures h-fit w-full text-sm">
      <caption className="text-left text-base font-semibold">{title}</caption>
      <tbody>
        {rows.map(({ key, name, proposals, admitted }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="py-1 pr-3 text-right">{t('number', { count: proposals })}</td>
            <td className="py-1 text-right whitespace-nowrap">{formatMoney(admitted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const concerns = ['nothing', 'own', 'edited', 'papers'] as const satisfies Concern[];

function Concerns({ summary, changed }: { summary: ProposalsSummary; changed: number }) {
  const t = useTranslations('desk.many');
  const there = concerns.filter((name) => summary[name].count > 0);
  if (there.length === 0 && changed <= 0) return null;
  return (
    <div className="grid gap-1 rounded-md border border-l-4 border-yellow-line bg-yellow-tint px-3 py-2">
      {there.map((name) => {
        const { count, first } = summary[name];
        const more = count - first.length;
        return (
          <details key={name}>
            <summary className="min-h-6 cursor-pointer font-semibold">
              {t(`concerns.${name}`, { count })}
            </summary>
            <Claims claims={first} more={more > 0 && <span>{t('more', { count: more })}</span>} />
          </details>
        );
      })}
      {changed > 0 && <p>{t('changed', { count: changed })}</p>}
    </div>
  );
}
