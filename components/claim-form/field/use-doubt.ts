'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayInIndia } from '@/lib/format/date';
import type { ClaimValues, Field } from '@/lib/forms/definitions/field';
import type { Doubt } from '@/lib/forms/questions/question';
import { comparedWith, doubtAbout } from '@/lib/forms/questions/questions';

/** What is to be asked about the value of a field, beside what stands in the others of the form. */
export function useDoubt(field: Field, value: string): Doubt | undefined {
  const [names] = useState(() => comparedWith(field));
  const [today] = useState(() => dayInIndia(new Date()));
  const watched: unknown = useWatch<ClaimValues>({ name: names });
  const others = Array.isArray(watched) ? watched : [];
  return doubtAbout(
    field,
    value,
    Object.fromEntries(names.map((name, at) => [name, others[at]])),
    today,
  );
}
