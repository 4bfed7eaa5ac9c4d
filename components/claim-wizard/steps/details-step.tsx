'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { ErrorSummary } from '@/components/claim-wizard/errors/error-summary';
import type { Described } from '@/components/claim-wizard/errors/findings';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { NumberShown } from '@/lib/claims/drafts/schema';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import type { WrongNumbers } from '@/lib/forms/validate-draft';
import { StepHeading } from './step-heading';
import { detailsFormId } from './steps';

const loadForm = async () =>
  (await import('@/components/claim-form/sections/claim-form')).ClaimForm;
const ClaimForm = dynamic(loadForm, { loading: () => <PageSpinner /> });

/** Fetches the form's code before it is needed. */
export const preloadForm = () => void loadForm().catch(() => undefined);

type DetailsStepProps = {
  type: CreditorType;
  values: ClaimValues;
  described: Described[];
  onChange: (type: CreditorType, values: ClaimValues) => void;
  wrongNumbers: WrongNumbers | undefined;
  onReveal: (type: CreditorType, shown: NumberShown) => Promise<string>;
  onSubmit: () => void;
};

/** Step 2: the form of the chosen type, and what is still wrong with it. */
export function DetailsStep(props: DetailsStepProps) {
  const { type, values, described, wrongNumbers, onChange, onReveal, onSubmit } = props;
  const t = useTranslations('wizard.details');
  const words = useFormWords();
  const form = formOf(type);
  const invalidPaths = useMemo(() => described.map((each) => each.stablePath), [described]);
  const report = useCallback((current: ClaimValues) => onChange(type, current), [onChange, type]);
  const maskedNumbers = useMemo(
    () => ({
      isWrong: (text: string) => wrongNumbers?.has(text) ?? false,
      show: (shown: NumberShown) => onReveal(type, shown),
    }),
    [onReveal, type, wrongNumbers],
  );
  return (
    <>
      <StepHeading hint={t('requiredNote')}>{formTitle(words, form)}</StepHeading>
      {described.length > 0 && <ErrorSummary described={described} />}
      <MaskedNumbersContext value={maskedNumbers}>
        <ClaimForm
          id={detailsFormId}
          form={form}
          values={values}
          invalidPaths={invalidPaths}
          onChange={report}
          onSubmit={(current) => {
            report(current);
            onSubmit();
          }}
        />
      </MaskedNumbersContext>
    </>
  );
}
