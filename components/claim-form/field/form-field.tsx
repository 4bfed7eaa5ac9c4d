'use client';

import { memo } from 'react';
import { useController } from 'react-hook-form';
import type { ClaimValues, Field, FormDefinition } from '@/lib/forms/definitions/field';
import { AmountTotal } from './amount-total';
import { FieldView } from './field-view';

type FormFieldProps = {
  form: FormDefinition;
  field: Field;
  highlighted: boolean;
  className?: string;
};

/** A field of the form's state; typing in it renders no other field. */
export const FormField = memo(function FormField({ form, field, ...rest }: FormFieldProps) {
  const { field: bound, fieldState } = useController<ClaimValues>({ name: field.name });
  return (
    <FieldView
      {...rest}
      form={form}
      field={field}
      path={field.name}
      value={typeof bound.value === 'string' ? bound.value : ''}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      touched={fieldState.isTouched}
      note={field.name === 'claimAmount' && form.amountParts && <AmountTotal form={form} />}
    />
  );
});
