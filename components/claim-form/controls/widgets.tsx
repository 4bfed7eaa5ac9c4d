'use client';

import type { ComponentType } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { DateInput } from '@/components/ui/dates/date-input';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Textarea } from '@/components/ui/fields/textarea';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toPaise } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/money';
import type { Field } from '@/lib/forms/definitions/field';
import { behaviourOf, inputOf } from '@/lib/forms/kinds/behaviours';
import type { Widget } from '@/lib/forms/kinds/shared/behaviour';
import { amount } from '@/lib/forms/kinds/values/amount';
import { placeholderOf } from '@/lib/forms/labels';
import { CityControl } from './city-control';
import type { ControlProps } from './control';
import { IfscControl } from './ifsc-control';
import { LineControl } from './line-control';
import { useChoices } from './use-choices';

// Only one of the six forms asks a question with yes and no.
export const YesNoControl = onDemand(async () => (await import('./yes-no-control')).YesNoControl, {
  loading: () => <Skeleton className="h-12" />,
});

interface DrawnWidget {
  /** Null for what the table and its rows draw themselves. */
  Control: ComponentType<ControlProps> | null;
  wide?: true;
  /** Has several controls, which share the field's label. */
  group?: true;
  /** Reads the text so far back to the person; '' when there is nothing to say. */
  preview?: (typed: string) => string;
}

const widgets: Record<Widget, DrawnWidget> = {
  input: { Control: LineControl },
  textarea: { Control: TextareaControl, wide: true },
  phone: { Control: PhoneControl },
  amount: { Control: AmountControl, preview: groupedAmount },
  ifsc: { Control: IfscControl },
  date: { Control: DateControl, group: true },
  select: { Control: ChoiceControl },
  city: { Control: CityControl },
  yesNo: { Control: YesNoControl, wide: true, group: true },
  serial: { Control: null },
  table: { Control: null },
};

export const widgetOf = ({ kind }: Field) => widgets[behaviourOf(kind).widget];

function groupedAmount(typed: string): string {
  const text = amount.clean(typed);
  return toPaise(text) === null ? '' : formatMoney(text);
}

function ChoiceControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  return (
    <NativeSelect
      name={field.name}
      autoComplete={inputOf(field).autoComplete}
      options={useChoices({ form, field })}
      placeholder={placeholderOf(words, form, field.name)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

function DateControl({ field, value, onChange, onBlur }: ControlProps) {
  return (
    <DateInput
      name={field.name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      autoComplete={inputOf(field).autoComplete}
    />
  );
}

function PhoneControl(props: ControlProps) {
  return <LineControl {...props} prefix="+91" keys={/\p{Nd}/u} />;
}

function TextareaControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const { autoComplete, maxLength } = inputOf(field);
  return (
    <Textarea
      name={field.name}
      autoComplete={autoComplete}
      placeholder={placeholderOf(words, form, field.name) || undefined}
      rows={maxLength > 500 ? 4 : 2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

function AmountControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  return (
    <AmountInput
      name={field.name}
      prefix="₹"
      placeholder={placeholderOf(words, form, field.name) || undefined}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}
