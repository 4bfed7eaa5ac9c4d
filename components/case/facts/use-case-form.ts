'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast/toast';
import { type CaseFacts, type CaseField, caseFields } from '@/lib/case/fields';
import { caseMutations } from '@/lib/client/mutations/case';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type CaseValues, changeOf, resolverWith, valuesOf } from './case-values';

export function useCaseForm(start: CaseFacts, fields: readonly CaseField[]) {
  const t = useTranslations('ip.case');
  const judged = useTranslations('errors.judged');
  const errorText = useErrorText();
  const client = useQueryClient();
  const router = useRouter();
  // What the server has, as far as this page knows.
  const [facts, setFacts] = useState(start);
  const [conflict, setConflict] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // Why a fact is published although it looks like a personal number.
  const [reason, setReason] = useState('');
  const resolver = useMemo(
    () =>
      resolverWith(fields, (field, fault) =>
        judged(fault, { label: t(`fields.${field}`), max: caseFields[field].max }),
      ),
    [t, judged, fields],
  );
  const form = useForm<CaseValues>({
    defaultValues: valuesOf(start),
    resolver,
    shouldFocusError: false,
  });

  /** Takes over what somebody else saved, and keeps what this person typed. */
  async function catchUp(message: string) {
    const now = await client.fetchQuery({ ...queries.case, staleTime: 0 });
    setFacts(now);
    form.reset(valuesOf(now), { keepDirtyValues: true, keepErrors: true });
    setConflict(message);
  }

  const { mutate, isPending } = useMutation({
    ...caseMutations.change,
    onSuccess: (saved) => {
      setFacts(saved);
      settle(saved);
      toast({ variant: 'success', title: t('saved'), description: t('savedText') });
      // The browser keeps former pages, which still show the old facts.
      router.refresh();
    },
    onError: async (error) => {
      const answer = error instanceof RequestError ? error.answer : undefined;
      for (const { path, message } of answer?.issues ?? []) {
        const field = fields.find((name) => name === path);
        if (field) form.setError(field, { type: 'refused', message });
      }
      setTries((before) => before + 1);
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) });
      if (answer?.code === 'case_changed_meanwhile')
        await catchUp(errorText(error)).catch(() => undefined);
    },
  });

  function settle(saved: CaseFacts) {
    setTries(0);
    setReason('');
    setConflict(null);
    form.reset(valuesOf(saved));
  }

  const submit = form.handleSubmit(
    (values) => {
      if (isPending) return;
      setConflict(null);
      const change = changeOf(facts, values);
      const said = reason.trim();
      if (change) return mutate(said ? { ...change, publishAnyway: true, reason: said } : change);
      settle(facts);
    },
    () => setTries((before) => before + 1),
  );

  return {
    form,
    submit,
    pending: isPending,
    reason,
    setReason,
    conflict,
    /** How often the person tried to save a wrong form. */
    tries,
    undo: () => settle(facts),
  };
}
