'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FocusEvent, type Ref, useContext, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { FieldContext } from '@/components/ui/fields/field-context';
import { dayInFull, faultOfDay } from '@/lib/format/typed-day';
import { CalendarButton } from './calendar-button';
import { useTypedDay } from './use-typed-day';

export interface DateInputProps {
  /** `YYYY-MM-DD`; '' for an empty one; for anything else the typed text, with `/` between its parts. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus leaves all boxes. */
  onBlur?: (() => void) | undefined;
  /** The days that the calendar offers, `YYYY-MM-DD`; others judge a typed day. */
  min?: string | undefined;
  max?: string | undefined;
  /** Of the first box; the other boxes add their own part. */
  name?: string;
  /** 'bday' lets the browser fill in a birthday. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

const boxes = [
  { name: 'day', width: 'w-12' },
  { name: 'month', width: 'w-16' },
  { name: 'year', width: 'w-18' },
] as const;

/** A date by day, month and year, in this order on every computer; inside <Field group>. Says in words what it understood. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, min, max, autoComplete = 'off' } = props;
  const t = useTranslations('ui.date');
  const language = useLocale();
  const field = useContext(FieldContext);
  const made = useId();
  const id = field?.id ?? made;
  const typed = useTypedDay(value, onChange);
  const day = value && !faultOfDay(value) ? value : '';

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    typed.leave();
    onBlur?.();
  }
  return (
    <fieldset
      className="min-w-0"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      onBlur={leave}
    >
      <div className="flex flex-wrap items-end gap-1.5">
        {boxes.map(({ name, width }, at) => (
          <div key={name} className={width}>
            <label htmlFor={at === 0 ? id : `${id}-${name}`} className="text-sm text-ink-soft">
              {t(name)}
            </label>
            <input
              id={at === 0 ? id : `${id}-${name}`}
              ref={at === 0 ? props.ref : undefined}
              type="text"
              name={at === 0 ? props.name : props.name && `${props.name}-${name}`}
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${name}` : autoComplete}
              aria-invalid={field?.invalid || undefined}
              aria-required={field?.required || undefined}
              className={cn(controlStyles, 'figures h-11 px-2.5')}
              value={typed.parts[at]}
              onChange={({ currentTarget, nativeEvent }) =>
                typed.type(at, currentTarget.value, !isKeystroke(nativeEvent))
              }
            />
          </div>
        ))}
        <CalendarButton
          day={day}
          min={min}
          max={max}
          labelId={field?.labelId}
          onPick={(picked) => onChange(picked)}
        />
      </div>
      <p aria-live="polite" className="figures min-h-6 text-sm font-semibold text-peacock">
        {day && dayInFull(day, language)}
      </p>
    </fieldset>
  );
}

/** Typing and deleting. A paste, or the browser's autofill, is a whole date at once. */
const isKeystroke = (event: Event) =>
  event instanceof InputEvent && /^(insertText|insertComposition|delete)/.test(event.inputType);
