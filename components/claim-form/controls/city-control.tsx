'use client';

import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId, useRef, useState } from 'react';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { useFieldControl } from '@/components/ui/fields/field-context';
import { onDemand } from '@/components/ui/loading/on-demand';
import { placeholderOf } from '@/lib/forms/labels';
import { cityName } from '@/lib/reference/places';
import type { ControlProps } from './control';
import { useFill } from './use-fill';

// The list is larger than the rest of the form, so it loads when somebody comes near it.
export const CityList = onDemand(async () => (await import('./city-list')).CityList, {
  close: ({ onClose }) => onClose(),
});

/** The person picks a city from the list by a few letters, or types it. */
export function CityControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const places = usePlaceWords();
  const wired = useFieldControl({});
  const button = useRef<HTMLButtonElement>(null);
  const { fill } = useFill(field);
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        {...wired}
        onClick={() => setOpen(!open)}
        onFocus={CityList.preload}
        onPointerEnter={CityList.preload}
        onBlur={onBlur}
        className={cn(
          controlStyles,
          'flex h-11 items-center justify-between gap-2 text-left',
          open && 'border-peacock',
        )}
      >
        <span className={cn('truncate', !value && 'text-ink-faint')}>
          {value ? cityName(places, value) : placeholderOf(words, form, field.name)}
        </span>
        <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
      {open && (
        <CityList
          id={listId}
          anchor={button}
          value={value}
          onChoose={(city, state) => {
            onChange(city);
            fill(state);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
