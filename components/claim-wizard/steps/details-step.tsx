'use client';

import { useCallback, useMemo } from 'react';
import type { FieldIssue } from '@/components/claim-form/errors/field-issues';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import { ErrorSummary } from '@/components/claim-wizard/errors/error-summary';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { NumberShown } from '@/lib/claims/records/drafts/schema';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import type { WrongNumbers } from '@/lib/forms/validate-draft';
import { detailsFormId } from './steps';

export const ClaimForm = onDemand(
  async () => (await import('@/components/claim-form/sections/claim-form')).ClaimForm,
  { loading: PageSpinner },
);

/** What the form itself loads on demand. */
export const ClaimFormParts = {
  preload: () =>
    import('@/components/claim-form/controls/loaded-later').then(
      ({ preloadParts }) => preloadParts(),
      () => undefined,
    ),
};

type DetailsStepProps = {
  type: CreditorType;
  values: ClaimValues;
  issues: FieldIssue[];
  onChange: (type: CreditorType, values: ClaimValues) => void;
  wrongNumbers: WrongNumbers | undefined;
  onReveal: (type: CreditorType, shown: NumberShown) => Promise<string>;
  onSubmit: () => void;
  /** The field to begin at; null for the heading. */
  focus: string | null;
};

/** Step 2: the form of the chosen type, and what is still wrong with it. */
export function DetailsStep(props: DetailsStepProps) {
  const { type, values, issues, wrongNumbers, onChange, onReveal, onSubmit, focus } = props;
  const form = useFormAsFiled()(type);
  const invalidPaths = useMemo(() => issues.map((each) => each.stablePath), [issues]);
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
      {issues.length > 0 && <ErrorSummary issues={issues} />}
      <MaskedNumbersContext value={maskedNumbers}>
        <ClaimForm
          id={detailsFormId}
          form={form}
          values={values}
          invalidPaths={invalidPaths}
          focus={focus}
          inScreens
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
