'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  Area,
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDate, formatDayAndMonth } from '@/lib/format/date';
import { grouped } from '@/lib/format/grouped';
import type { DayCount } from './days';

interface DaysChartProps {
  days: DayCount[];
  lastDate: string | null;
}

/** More bars are too thin on a phone; beyond this they become one outline. */
const maxBars = 45;
const aYear = 366;

/** As wide as the largest figure: recharts itself would measure a font that has not loaded yet. */
const labelWidth = (largest: number) => 16 + 9 * grouped.format(largest).length;

/** Days as bars, or many days as a stepped outline, with a line at the last date. */
export function DaysChart({ days, lastDate }: DaysChartProps) {
  const t = useTranslations('ip.overview');
  const language = useLocale();
  const tick = { fontSize: '0.875rem', fill: 'var(--color-ink-soft)' };
  const short = days.length < aYear;
  const at = days.findIndex(({ day }) => day === lastDate);
  return (
    <div className="h-64 lg:h-104">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={days}
          margin={{ top: 24, right: 20, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day) =>
              short ? formatDayAndMonth(day, language) : formatDate(day, language)
            }
            minTickGap={short ? 20 : 28}
            interval="preserveStartEnd"
            tick={tick}
            stroke="var(--color-line-strong)"
          />
          <YAxis
            allowDecimals={false}
            width={labelWidth(Math.max(...days.map(({ count }) => count)))}
            tickFormatter={(count) => grouped.format(count)}
            tick={tick}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            content={DayTip}
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-peacock-tint)' }}
          />
          {days.length > maxBars ? (
            <Area
              dataKey="count"
              type="step"
              fill="var(--color-peacock)"
              fillOpacity={0.25}
              stroke="var(--color-peacock)"
              strokeWidth={1.5}
              activeDot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              dataKey="count"
              maxBarSize={32}
              fill="var(--color-peacock)"
              isAnimationActive={false}
            >
              {days.map(({ day, late }) => (
                <Cell key={day} fill={`var(--color-${late ? 'marigold-deep' : 'peacock'})`} />
              ))}
            </Bar>
          )}
          {lastDate && at >= 0 && (
            <ReferenceLine
              x={lastDate}
              position="end"
              stroke="var(--color-marigold-deep)"
              strokeWidth={2}
              strokeDasharray="5 3"
              label={
                <LastDateLabel words={t('lastDate')} share={at / Math.max(1, days.length - 1)} />
              }
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

function DayTip({ active, payload }: TooltipContentProps) {
  const t = useTranslations('ip.overview');
  const language = useLocale();
  const day: DayCount | undefined = payload[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-md border border-line bg-sheet px-3 py-1.5 text-sm shadow-raised">
      <p className="text-ink-soft">{formatDate(day.day, language)}</p>
      <p className="font-semibold">
        {t('claimsOfDay', { count: day.count })}
        {day.late && ` · ${t('late')}`}
      </p>
    </div>
  );
}

interface LastDateLabelProps {
  words: string;
  /** The place of the line on the chart's width, from 0 to 1. */
  share: number;
  /** The chart sets it. */
  viewBox?: { x?: number; y?: number };
}

/** Names the line, above it and on the side with room. */
function LastDateLabel({ words, share, viewBox }: LastDateLabelProps) {
  const anchor = share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle';
  return (
    <text
      x={viewBox?.x}
      y={(viewBox?.y ?? 0) - 8}
      textAnchor={anchor}
      className="fill-marigold-deep text-sm font-semibold"
    >
      {words}
    </text>
  );
}
