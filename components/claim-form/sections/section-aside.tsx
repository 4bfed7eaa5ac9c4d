'use client';

import { onDemand } from '@/components/ui/loading/on-demand';
import { useMatches } from '@/components/ui/use-matches';
import type { FormDefinition } from '@/lib/forms/definitions/field';

// The form does without it: that it cannot be had is not said.
const SectionList = onDemand(async () => (await import('./section-list')).SectionList, {
  quiet: true,
});

/** The list of sections, where there is room beside the form; elsewhere it is not even fetched. */
export function SectionAside({ form }: { form: FormDefinition }) {
  const fits = useMatches('(width >= 80rem)');
  return (
    fits && (
      // Else the browser would hold on to it, and not to the fields, when something above them grows.
      <div className="absolute inset-y-0 right-full mr-6 w-44 [overflow-anchor:none]">
        <SectionList form={form} />
      </div>
    )
  );
}
