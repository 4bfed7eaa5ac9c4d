'use client';

import { useLocale } from 'next-intl';
import { formatDate } from '@/lib/format/date';

/** The day a claim came in. */
export function ReceivedCell({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at, useLocale())}</time>;
}
