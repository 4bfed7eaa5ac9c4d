'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';
import { nextSteps, standingOfWhole } from '@/lib/claims/records/next-steps';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';

interface MissingFieldsProps {
  claim: PresentedClaim;
  link?: boolean;
}

const missingIn = (claim: PresentedClaim) => {
  const standing = standingOfWhole(claim);
  return (nextSteps.fields.is(standing) && standing.claimData.missingFields) || [];
};

export function MissingFields({ claim, link = false }: MissingFieldsProps) {
  const t = useTranslations('claim.missing');
  const words = useFormWords();
  const list = new Intl.ListFormat(useLocale());
  const names = missingIn(claim);
  if (names.length === 0) return null;
  const form = formOf(claim.creditorType);
  const fields = list.format(names.map((name) => labelOf(words, form, name)));
  return (
    <Alert
      tone="amber"
      title={t('title')}
      actions={
        link && (
          <Link
            href={paths.editClaim(claim.id)}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            {t('go')}
          </Link>
        )
      }
    >
      <p className="wrap-anywhere">{t('text', { fields })}</p>
    </Alert>
  );
}
