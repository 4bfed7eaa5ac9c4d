'use client';

import { useTranslations } from 'next-intl';
import { useContext, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldIssue, fieldIssueOf } from '@/components/claim-form/errors/field-issues';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { screenOf } from '@/lib/forms/definitions/screens';
import { leftOpen } from './left-open';

const none: readonly FieldIssue[] = [];

/** What is missing or wrong in the screens that somebody went on from; of the others nothing is said. */
export function useSectionCheck(form: FormDefinition) {
  const t = useTranslations('wizard.form');
  const words = useFormWords();
  const { getValues } = useFormContext<ClaimValues>();
  const { isWrong } = useContext(MaskedNumbersContext);
  const [found, setFound] = useState<ReadonlyMap<number, readonly FieldIssue[]>>(new Map());
  const [refused, setRefused] = useState<number | null>(null);
  return {
    /** The fields to mark. */
    paths: useMemo(() => [...found.values()].flat().map((issue) => issue.stablePath), [found]),
    /** What going on from this screen was refused for. */
    issuesOf: (screen: number) => (screen === refused && found.get(screen)) || none,
    /** Whether nothing is missing or wrong in this screen. */
    check(screen: number) {
      const values = getValues();
      const issues = leftOpen(form, values, isWrong)
        .filter(({ path }) => screenOf(form, path) === screen)
        .map((problem) =>
          fieldIssueOf(words, form, values, problem, (table, label, serial) =>
            t(`table.${table}.cell`, { label, serial }),
          ),
        );
      setFound(new Map(found).set(screen, issues));
      setRefused(issues.length > 0 ? screen : null);
      return issues.length === 0;
    },
    /** Somebody goes on all the same. */
    leave: () => setRefused(null),
  };
}
