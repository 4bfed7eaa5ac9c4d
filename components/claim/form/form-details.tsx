'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldingCard } from '@/components/claim/folding-card';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Card, CardBody } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { groupsOf } from '@/lib/forms/view';
import { DetailSection } from './detail-section';

interface FormDetailsProps {
  claim: PresentedClaim;
  /** What stands above it in place of a heading, where the page has said which form it is. */
  lead?: ReactNode;
  folded?: boolean;
}

/** What was filled in, in the sections of the page. */
export function FormDetails({ claim, lead, folded }: FormDetailsProps) {
  const t = useTranslations('claim.form');
  const words = useFormWords();
  const form = formOf(claim.creditorType);
  const groups = groupsOf(form, claim.claimData);
  const body = (
    <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {groups.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {groups.map(({ group, entries }) => (
        <DetailSection key={group} claim={claim} form={form} group={group} entries={entries} />
      ))}
    </CardBody>
  );
  if (!lead)
    return (
      <FoldingCard name="form" title={t('title')} text={formTitle(words, form)} folded={folded}>
        {body}
      </FoldingCard>
    );
  return (
    <Card aria-labelledby="form-heading">
      <div className="px-4 pt-3 sm:px-6">
        <h2 id="form-heading" className="sr-only">
          {t('title')}
        </h2>
        {lead}
        <div className="perforated mt-3" />
      </div>
      {body}
    </Card>
  );
}
