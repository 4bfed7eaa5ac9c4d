'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Professional } from '@/lib/client/queries/queries';
import { formatDate } from '@/lib/format/date';

/** What an approver looks at: licence, organisation, since when, and how much is in hand. */
export function TeamFacts({ person, onPage }: { person: Professional; onPage: number }) {
  const t = useTranslations('ip');
  const language = useLocale();
  const { licenseNumber, organization, licenceLooksUnusual, assignedClaims, openClaims } = person;
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      <Fact label={t('facts.licenseNumber')}>
        {licenseNumber}
        {licenceLooksUnusual && (
          <span className="flex gap-1.5 text-sm text-yellow">
            <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {t(licenseNumber ? 'team.unusual' : 'team.noLicense')}
          </span>
        )}
      </Fact>
      {organization && <Fact label={t('facts.organization')}>{organization}</Fact>}
      <Fact label={t('team.assigned')}>
        <span className="figures">
          {t('team.load', { count: assignedClaims, open: openClaims, onPage })}
        </span>
      </Fact>
      <Fact label={t('team.registered')}>{formatDate(person.createdAt, language)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
