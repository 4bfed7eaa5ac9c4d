'use client';

import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { focusField } from '@/components/claim-form/field-id';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { formTitle } from '@/lib/forms/labels';
import { FormScreens, type Onward } from './form-screens';
import { FormSection } from './form-section';

type ClaimFormProps = {
  /** For a submit button that stands elsewhere. */
  id: string;
  form: FormDefinition;
  /** What the fields start with; later changes have no effect. */
  values: ClaimValues;
  /** Paths of wrong fields, see stablePath: they are red as long as they are empty or invalid. */
  invalidPaths: readonly string[];
  onChange: (values: ClaimValues) => void;
  onSubmit: (values: ClaimValues) => void;
  focus?: string | null;
  /** A telephone shows one section at a time; a wide screen lists them beside the form. */
  inScreens?: boolean;
};

/**
 * Renders any claim form from its definition. Give it a `key` of the creditor type. Needs the words of `forms`, `places` and
 * `wizard`.
 */
export function ClaimForm(props: ClaimFormProps) {
  const { id, form, values, invalidPaths, onChange, onSubmit, focus, inScreens } = props;
  const words = useFormWords();
  const methods = useForm<ClaimValues>({ defaultValues: values });
  const { subscribe, getValues } = methods;
  const onward = useRef<Onward>(null);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: current }) => onChange({ ...current }),
      }),
    [subscribe, onChange],
  );

  useEffect(() => {
    if (focus) focusField(focus);
  }, [focus]);

  return (
    <FormProvider {...methods}>
      <form
        id={id}
        noValidate
        aria-label={formTitle(words, form)}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // Enter does the same as the button of the screen.
          if (onward.current?.()) return;
          onSubmit({ ...getValues() });
        }}
      >
        {inScreens ? (
          <FormScreens form={form} invalidPaths={invalidPaths} onward={onward} />
        ) : (
          form.sections.map((section) => (
            <FormSection
              key={section.name}
              form={form}
              section={section}
              invalidPaths={invalidPaths}
            />
          ))
        )}
      </form>
    </FormProvider>
  );
}
