'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { looksLikeLicence } from '@/lib/identity/team/licence';
import type { CaseValues } from './case-values';

/** Says that a registration number looks unusual; it can be saved all the same. */
export function LicenceWarning() {
  const t = useTranslations('ip.case');
  const number = useWatch<CaseValues, 'professionalRegistration'>({
    name: 'professionalRegistration',
  }).trim();
  return (
    <p aria-live="polite" className="text-sm text-yellow">
      {number && !looksLikeLicence(number) && (
        <span className="mt-1 flex gap-1.5">
          <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {t('unusual')}
        </span>
      )}
    </p>
  );
}
