'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';

// Most people type; the calendar loads when somebody comes near it.
const Calendar = onDemand(async () => (await import('./calendar')).Calendar, {
  close: ({ onClose }) => onClose(),
});

interface CalendarButtonProps {
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** The id of the date's label, which names the button too. */
  labelId: string | undefined;
  onPick: (day: string) => void;
}

export function CalendarButton({ labelId, onPick, ...days }: CalendarButtonProps) {
  const t = useTranslations('ui.date');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        id={id}
        variant="secondary"
        className="size-11 px-0"
        aria-label={t('calendar')}
        aria-labelledby={labelId && `${id} ${labelId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onFocus={Calendar.preload}
        onPointerEnter={Calendar.preload}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays aria-hidden="true" />
      </Button>
      {open && (
        <Calendar
          {...days}
          anchor={button}
          onPick={(day) => {
            onPick(day);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
