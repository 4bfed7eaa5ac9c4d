'use client';

import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { toPaise } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/money';
import type { Field } from '@/lib/forms/definitions/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { Widget } from '@/lib/forms/kinds/parts/behaviour';
import { amount } from '@/lib/forms/kinds/values/amount';
import { AmountControl } from './amount-control';
import { ChoiceControl } from './choice-control';
import { CityControl } from './city-control';
import type { ControlProps } from './control';
import { DateControl } from './date-control';
import { IfscControl } from './ifsc-control';
import { LineControl } from './line-control';
import { PhoneControl } from './phone-control';
import { TextareaControl } from './textarea-control';

// Only one of the six forms asks for it.
export const YesNoControl = onDemand(async () => (await import('./yes-no-control')).YesNoControl, {
  loading: () => <Skeleton className="h-12" />,
});

interface DrawnWidget {
  /** Null for what is drawn with the table and its rows, and not as a field of its own. */
  Control: ComponentType<ControlProps> | null;
  /** Needs the whole width of its section. */
  wide?: true;
  /** Consists of several controls, which the field's label names together. */
  group?: true;
  /** How what was typed so far reads; '' when there is nothing to say. */
  preview?: (typed: string) => string;
}

/** How each widget is drawn. */
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

/** How the widget of a field is drawn. */
export const widgetOf = ({ kind }: Field) => widgets[behaviourOf(kind).widget];

function groupedAmount(typed: string): string {
  const text = amount.clean(typed);
  return toPaise(text) === null ? '' : formatMoney(text);
}
