'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import {
  type FieldIssue,
  fieldIssueOf,
  isMissing,
} from '@/components/claim-form/errors/field-issues';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { FieldProblem } from '@/lib/forms/validate';

const shownInToast = 4;

/** What is wrong with the form of this type after a check; `validate` finds it. */
export function useFieldIssues(
  draft: { valuesOf(type: CreditorType): ClaimValues },
  type: CreditorType | null,
  validate: (type: CreditorType) => FieldProblem[],
) {
  const t = useTranslations('wizard');
  const words = useFormWords();
  const [found, setFound] = useState<{ type: CreditorType; problems: FieldProblem[] } | null>(null);

  const read = (of: CreditorType, problems: FieldProblem[]) =>
    problems.map((problem) =>
      fieldIssueOf(words, formOf(of), draft.valuesOf(of), problem, (table, label, serial) =>
        t(`form.table.${table}.cell`, { label, serial }),
      ),
    );

  function report(of: CreditorType, problems: FieldProblem[]) {
    setFound({ type: of, problems });
    const issues = read(of, problems);
    const wrong = issues.filter((issue) => !isMissing(issue));
    toast({
      variant: 'destructive',
      title: t(wrong.length > 0 ? 'errors.validationTitle' : 'errors.missingTitle'),
      description: shorten(issues, (count) => t('errors.more', { count })),
    });
  }

  const problems = found?.type === type ? found?.problems : undefined;
  return {
    // Kept the same between renders: the form compares its paths, the summary takes the focus.
    // biome-ignore lint/correctness/useExhaustiveDependencies: read follows words and t
    issues: useMemo(() => (type && problems ? read(type, problems) : []), [type, problems, words]),
    report,
    /** True if the form can be filed; otherwise says why in the page and in a toast. */
    check(of: CreditorType) {
      const problems = validate(of);
      if (problems.length > 0) report(of, problems);
      else setFound(null);
      return problems.length === 0;
    },
  };
}

/** Names sentences first, because they say more, and then the labels of empty fields. */
function shorten(issues: FieldIssue[], more: (count: number) => string) {
  const texts = [
    ...issues.filter((issue) => !isMissing(issue)).map(({ message }) => message),
    ...issues.filter(isMissing).map(({ label }) => label),
  ];
  const rest = texts.length - shownInToast;
  return [...texts.slice(0, shownInToast), ...(rest > 0 ? [more(rest)] : [])].join(' · ');
}
