'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type DeskValues, noFacility, paise } from '@/components/desk/determination/values';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { hasFacilities, mostFacilities } from '@/lib/law/facilities';
import { Facility } from './facility';

const sides = ['claimed', 'admitted'] as const;

/** The facilities of a financial creditor, each with its amounts and what secures it; most claims have none here. */
export function Facilities({ claim }: { claim: Pick<PresentedClaim, 'creditorType'> }) {
  const t = useTranslations('desk.facilities');
  const { control } = useFormContext<DeskValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'facilities' });
  if (!hasFacilities(claim.creditorType) && fields.length === 0) return null;
  return (
    <section aria-label={t('title')} className="grid gap-3">
      {fields.length > 0 && (
        <>
          <h3 className="font-semibold">{t('title')}</h3>
          <p className="text-sm">{t('text')}</p>
        </>
      )}
      {fields.map((field, at) => (
        <Facility key={field.id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length > 0 && <Differing />}
      {fields.length < mostFacilities && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => append(noFacility)}
        >
          {t('add')}
        </Button>
      )}
    </section>
  );
}

/** What is claimed or admitted and stands under no facility, or under these beyond the claim, while it is typed. */
function Differing() {
  const t = useTranslations('desk.facilities');
  const { control } = useFormContext<DeskValues>();
  const [heads, facilities] = useWatch({ control, name: ['heads', 'facilities'] });
  const differing = sides.flatMap((side) => {
    const left = [...heads, ...facilities].reduce(
      (sum, one, at) => sum + (at < heads.length ? paise(one[side]) : -paise(one[side])),
      0n,
    );
    if (left === 0n) return [];
    return left > 0n
      ? [t('left', { side, left: formatMoney(fromPaise(left)) })]
      : [t('beyond', { side, beyond: formatMoney(fromPaise(-left)) })];
  });
  if (differing.length === 0) return null;
  return (
    <Alert tone="amber" live>
      {differing.join(' ')}
    </Alert>
  );
}
