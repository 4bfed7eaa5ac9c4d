'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import * as Popover from 'radix-ui/popover';
import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { floatingStyles } from '@/components/ui/select/list-styles';
import { dayInIndia } from '@/lib/format/date';
import { faultOfDay, firstYear, lastYear, monthNames } from '@/lib/format/typed-day';
import { inMonth, monthsLater, within } from './calendar-days';
import { MonthGrid } from './month-grid';

interface CalendarProps {
  /** The button beside which it opens, and which gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  day: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

const selectStyles = `${controlStyles} h-11 px-2`;

/** A bound may be another date that somebody still types. */
const dayOr = (bound = '', otherwise: string) => (faultOfDay(bound) ? otherwise : bound);

/** A month to pick a day from, over the page. */
export function Calendar({ anchor, day, onPick, onClose, ...bounds }: CalendarProps) {
  const t = useTranslations('ui.date');
  const language = useLocale();
  const min = dayOr(bounds.min, `${firstYear}-01-01`);
  const max = dayOr(bounds.max, `${lastYear}-12-31`);
  const today = dayInIndia(new Date());
  const [at, setAt] = useState(() => within(day || today, min, max));
  const go = (to: string) => setAt(within(to, min, max));
  const [year, month] = [Number(at.slice(0, 4)), Number(at.slice(5, 7))];
  const years = Array.from(
    { length: Number(max.slice(0, 4)) - Number(min.slice(0, 4)) + 1 },
    (_, n) => Number(max.slice(0, 4)) - n,
  );
  const step = (count: number, label: string, Icon: typeof ChevronLeft) => (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      onClick={() => go(monthsLater(at, count))}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('calendar')}
          className={`${floatingStyles} max-h-(--radix-popover-content-available-height) overflow-y-auto p-2`}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement)
              .querySelector<HTMLElement>('td [tabindex="0"]')
              ?.focus();
          }}
          onInteractOutside={(event) => {
            // The button's own click closes it; closed here first, that click would open it again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <div className="mb-1 flex items-center gap-1">
            {step(-1, t('monthBefore'), ChevronLeft)}
            <select
              aria-label={t('month')}
              className={selectStyles}
              value={month}
              onChange={(event) => go(inMonth(at, year, Number(event.currentTarget.value)))}
            >
              {monthNames(language).map((name, n) => (
                <option key={name} value={n + 1}>
                  {name}
                </option>
              ))}
            </select>
            <select
              aria-label={t('year')}
              className={selectStyles}
              value={year}
              onChange={(event) => go(inMonth(at, Number(event.currentTarget.value), month))}
            >
              {years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            {step(1, t('monthAfter'), ChevronRight)}
          </div>
          <MonthGrid
            at={at}
            chosen={day}
            today={today}
            isOpen={(one) => one >= min && one <= max}
            onGo={go}
            onPick={onPick}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
