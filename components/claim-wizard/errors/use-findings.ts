'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Problem } from '@/lib/forms/validate';
import { type Described, type Finding, readFinding } from './findings';

const shownInToast = 4;

/** What is wrong with the form of this type, once it was checked; `validate` finds it. */
export function useFindings(
  draft: { valuesOf(type: CreditorType): ClaimValues },
  type: CreditorType | null,
  validate: (type: CreditorType) => Problem[],
) {
  const t = useTranslations('wizard');
  const words = useFormWords();
  const [found, setFound] = useState<{ type: CreditorType; findings: Finding[] } | null>(null);

  const read = (of: CreditorType, findings: Finding[]) =>
    findings.map((finding) =>
      readFinding(words, formOf(of), draft.valuesOf(of), finding, (label, serial) =>
        t('form.cell', { label, serial }),
      ),
    );

  function report(of: CreditorType, findings: Finding[]) {
    setFound({ type: of, findings });
    const described = read(of, findings);
    const wrong = described.filter(({ missing }) => !missing);
    toast({
      variant: 'destructive',
      title: t(wrong.length > 0 ? 'errors.validationTitle' : 'errors.missingTitle'),
      description: shorten(described, (count) => t('errors.more', { count })),
    });
  }

  const findings = found?.type === type ? found?.findings : undefined;
  return {
    // Kept the same between renders: the form compares its paths, the summary takes the focus.
    // biome-ignore lint/correctness/useExhaustiveDependencies: read follows words and t
    described: useMemo(
      () => (type && findings ? read(type, findings) : []),
      [type, findings, words],
    ),
    findings,
    report,
    /** Whether the form can be filed; says in the page and in a toast why not. */
    check(of: CreditorType) {
      const problems = validate(of);
      if (problems.length > 0) report(of, problems);
      else setFound(null);
      return problems.length === 0;
    },
  };
}

/** Sentences first, since they say more; then the labels of what is empty. */
function shorten(described: Described[], more: (count: number) => string) {
  const texts = [
    ...described.filter(({ missing }) => !missing).map(({ message }) => message),
    ...described.filter(({ missing }) => missing).map(({ label }) => label),
  ];
  const rest = texts.length - shownInToast;
  return [...texts.slice(0, shownInToast), ...(rest > 0 ? [more(rest)] : [])].join(' · ');
}
