'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { groupsOf } from '@/lib/forms/view';
import { DetailSection } from './detail-section';

/** What was filled in, in the sections of the page. */
export function FormDetails({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.form');
  const words = useFormWords();
  const form = formOf(claim.creditorType);
  const groups = groupsOf(form, claim.claimData);
  return (
    <Card aria-labelledby="form-heading">
      <CardHeader id="form-heading" title={t('title')} text={formTitle(words, form)} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {groups.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        {groups.map(({ group, entries }) => (
          <DetailSection key={group} claim={claim} form={form} group={group} entries={entries} />
        ))}
      </CardBody>
    </Card>
  );
}
