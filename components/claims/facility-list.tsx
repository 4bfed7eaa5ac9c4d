import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Facility } from '@/lib/law/facilities';
import { type FacilityWords, facilityWords } from '@/lib/law/facility-text';

export function useFacilityWords(): FacilityWords {
  const kinds = useTranslations('forms.options.shared');
  return facilityWords(
    useTranslations('law.facilities'),
    {
      facilityType: (kind) => kinds(`facilityType.${kind}`),
      securityType: (charge) => kinds(`securityType.${charge}`),
    },
    useLocale(),
  );
}

/** The facilities of a financial creditor by letter, each with its amounts and its security. */
export function FacilityList({
  facilities,
  className,
}: {
  facilities: readonly Facility[];
  className?: string;
}) {
  const t = useTranslations('law.facilities');
  const { titleOf, amountsOf, securityOf } = useFacilityWords();
  return (
    <ul aria-label={t('title')} className={cn('grid gap-1', className)}>
      {facilities.map((facility, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its place tells a facility from another
        <li key={at} className="figures wrap-anywhere">
          {titleOf(facility, at)}: {amountsOf(facility)}
          {facility.securities.length > 0 && (
            <ul className="list-disc pl-5">
              {facility.securities.map((security) => (
                <li key={JSON.stringify(security)}>{securityOf(security)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
