'use client';

import { useQuery } from '@tanstack/react-query';
import { settingsAtFirst } from '@/lib/case/settings';
import { queries } from '@/lib/client/queries/queries';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';

/** Today, and the default day to answer by; both in India. */
export function useUsualDue() {
  const { data } = useQuery(queries.case);
  const today = dayInIndia(new Date());
  return { today, usual: daysAfter(today, data?.questionDays ?? settingsAtFirst.questionDays) };
}
