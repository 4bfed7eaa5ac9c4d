'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { dayInFull } from '@/lib/format/typed-day';
import { dayByKey, weeksOf } from './calendar-days';

interface MonthGridProps {
  /** The day with the keyboard's focus; its month is shown. */
  at: string;
  chosen: string;
  today: string;
  isOpen: (day: string) => boolean;
  onGo: (day: string) => void;
  onPick: (day: string) => void;
}

const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** The days of a month; arrows go from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ at, chosen, today, isOpen, onGo, onPick }: MonthGridProps) {
  const t = useTranslations('ui.date');
  const language = useLocale();
  const current = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move of the keyboard
  useEffect(() => {
    if (moved.current) current.current?.focus();
    moved.current = false;
  }, [at]);
  return (
    <table className="figures mx-auto">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="py-1 text-center text-sm text-ink-soft">
              {t(`weekdays.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        onKeyDown={(event) => {
          const to = dayByKey(event.key, at);
          if (!to) return;
          event.preventDefault();
          moved.current = true;
          onGo(to);
        }}
      >
        {weeksOf(at).map((week) => (
          <tr key={week.join()}>
            {week.map((day, weekday) => (
              <td key={day || weekdays[weekday]}>
                {day && (
                  <button
                    ref={day === at ? current : undefined}
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={dayInFull(day, language)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={!isOpen(day)}
                    onClick={() => onPick(day)}
                    className={cn(
                      'grid size-10 place-items-center rounded-md text-ink hover:bg-peacock-tint disabled:text-line-strong disabled:hover:bg-transparent',
                      day === today && 'border border-peacock',
                      day === chosen && 'bg-peacock font-semibold text-sheet hover:bg-peacock-deep',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
