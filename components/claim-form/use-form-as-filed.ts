'use client';

import { useCaseFacts } from '@/components/shell/case/case-context';
import { useNow } from '@/components/shell/case/use-now';
import { dayInIndia } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { withDelay } from '@/lib/forms/delay';
import { delayAsked } from '@/lib/law/clock';

/** Gives the form of a type for a claim of a day (`YYYY-MM-DD`), by default today. */
export function useFormAsFiled(day?: string) {
  const facts = useCaseFacts();
  const today = dayInIndia(useNow());
  const asked = facts ? delayAsked(day || today, facts) : 'no';
  return (type: CreditorType) => withDelay(formOf(type), asked);
}
