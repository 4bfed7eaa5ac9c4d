'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { PublicText } from '@/components/ui/public-text';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { markedIn, markedInFacilities } from './public-texts';
import { categoryFor } from './sent';
import type { DeskValues } from './values';

/** The remarks for the list, with marks on words that look like a personal number, and the reason to publish them all the same. */
export function Remarks({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('desk.determination');
  const { register, control, getFieldState, getValues, setValue, formState } =
    useFormContext<DeskValues>();
  // The category, too, follows from these.
  const [typed] = useWatch({
    control,
    name: ['remarks', 'category', 'securedAmount', 'workman', 'government', 'facilities'],
  });
  const remarks = useDeferredValue(typed);
  const category = getValues('category') || categoryFor(claim.creditorType, getValues());
  const words = markedIn(remarks, claim, category);
  const asked = [...words, ...markedInFacilities(getValues('facilities'), claim)];
  const errorOf = (name: 'remarks' | 'publishReason') =>
    getFieldState(name, formState).error?.message;
  return (
    <>
      <Field
        label={t('remarks')}
        hint={
          <>
            {t('remarksHint')} <PublicText text={remarks} words={words} />
          </>
        }
        error={errorOf('remarks')}
      >
        <WithSnippets
          kind="remark"
          value={typed}
          onTake={(text) =>
            setValue('remarks', text, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        >
          <Textarea rows={2} {...register('remarks')} />
        </WithSnippets>
      </Field>
      {asked.some(({ why }) => why === 'asked') && (
        <Field
          label={t('publishReason')}
          hint={t('publishReasonHint')}
          error={errorOf('publishReason')}
        >
          <Textarea rows={2} {...register('publishReason')} />
        </Field>
      )}
    </>
  );
}
