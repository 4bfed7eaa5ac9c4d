'use client';

import { type ReactNode, useContext } from 'react';
import type { ControlProps } from '@/components/claim-form/controls/control';
import { FieldControl } from '@/components/claim-form/controls/field-control';
import { widgetOf } from '@/components/claim-form/controls/widgets';
import { fieldId } from '@/components/claim-form/field-id';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { shownError } from '@/components/claim-form/shown-error';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Field as FieldFrame } from '@/components/ui/fields/field';
import { hintOf, labelOf } from '@/lib/forms/labels';

type FieldViewProps = ControlProps & {
  highlighted: boolean;
  touched: boolean;
  /** More to say below the control. */
  note?: ReactNode;
  className?: string;
};

/** One question of a claim form with its label, control, hint and error. */
export function FieldView({ highlighted, touched, note, className, ...control }: FieldViewProps) {
  const words = useFormWords();
  const { isWrong } = useContext(MaskedNumbersContext);
  const { form, field, path, value } = control;
  const { group = false, preview } = widgetOf(field);
  const hint = hintOf(words, form, field.name);
  const grouped = preview?.(value);
  return (
    <FieldFrame
      id={fieldId(path)}
      label={labelOf(words, form, field.name)}
      required={field.required}
      group={group}
      className={className}
      hint={
        (hint || grouped || note) && (
          <>
            {grouped && <strong className="figures mr-2 text-peacock">{grouped}</strong>}
            {hint}
            {note}
          </>
        )
      }
      error={shownError(words, form, field, value, {
        highlighted,
        touched,
        hiddenWrong: isWrong?.(value),
      })}
    >
      <FieldControl {...control} />
    </FieldFrame>
  );
}
