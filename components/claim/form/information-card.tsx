'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { CardBody } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { formOf } from '@/lib/forms/definitions/registry';
import { creditorTypeLabel, optionLabel } from '@/lib/forms/labels';
import { Facts } from './facts';

interface InformationCardProps {
  claim: PresentedClaim;
  folded?: boolean;
}

export function InformationCard({ claim, folded }: InformationCardProps) {
  const t = useTranslations('claim.information');
  const language = useLocale();
  const words = useFormWords();
  const { creditorType, natureOfClaim, assignedTo } = claim;
  const nature = optionLabel(words, formOf(creditorType), 'natureOfClaim', natureOfClaim);
  return (
    <FoldingCard name="information" title={t('title')} folded={folded}>
      <CardBody>
        <Facts
          columns={1}
          facts={[
            { label: t('creditorType'), value: creditorTypeLabel(words, creditorType) },
            {
              label: t('amount'),
              value: (
                <span className="figures text-xl font-semibold">
                  {formatMoney(claim.claimAmount)}
                </span>
              ),
            },
            { label: t('nature'), value: nature },
            { label: t('submitted'), value: formatDateTime(claim.submittedAt, language) },
            {
              label: t('assignedTo'),
              value: assignedTo ? fullName(assignedTo) : t('unassigned'),
            },
          ]}
        />
      </CardBody>
    </FoldingCard>
  );
}
