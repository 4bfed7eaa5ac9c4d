'use client';

import { type ReactNode, useContext, useState } from 'react';
import type { ControlProps } from '@/components/claim-form/controls/control';
import { FieldControl } from '@/components/claim-form/controls/field-control';
import { widgetOf } from '@/components/claim-form/controls/widgets';
import { fieldId, focusField } from '@/components/claim-form/field-id';
import { HelpButton } from '@/components/claim-form/help/help-button';
import { HelpPanel } from '@/components/claim-form/help/help-panel';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { shownError } from '@/components/claim-form/shown-error';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Field as FieldFrame } from '@/components/ui/fields/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { hintOf, labelOf } from '@/lib/forms/labels';
import { AmountWords } from './amount-words';
import { FieldQuestion } from './field-question';
import { useDoubt } from './use-doubt';

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
  const [filled] = useState(value !== '');
  const help = field.help ?? behaviourOf(field.kind).help;
  const [helped, setHelped] = useState(false);
  const helpId = `${fieldId(path)}-help`;
  const label = labelOf(words, form, field.name);
  const doubt = useDoubt(field, value);
  // Not while it is typed for the first time.
  const asked = doubt && (touched || filled || highlighted);
  return (
    <FieldFrame
      id={fieldId(path)}
      label={label}
      aside={
        help && (
          <HelpButton
            label={label}
            panelId={helpId}
            open={helped}
            onToggle={() => setHelped(!helped)}
          />
        )
      }
      required={field.required}
      group={group}
      className={className}
      hint={
        (hint || grouped || note || asked) && (
          <>
            {grouped && (
              <>
                <strong className="figures mr-2 text-peacock">{grouped}</strong>
                <AmountWords amount={value} />
              </>
            )}
            {!grouped && hint}
            {note}
            {asked && (
              <FieldQuestion
                form={form}
                field={field}
                value={value}
                doubt={doubt}
                onTake={(meant) => {
                  control.onChange(meant);
                  focusField(path);
                }}
              />
            )}
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
      {help && helped && <HelpPanel id={helpId} topic={help} />}
    </FieldFrame>
  );
}
