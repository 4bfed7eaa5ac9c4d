'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedRule } from '@/lib/claims/queues/rules/read';
import { proposalRuleMutations } from '@/lib/client/mutations/proposal-rules';
import { consoleQueries } from '@/lib/client/queries/console';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { readAmount } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { takenAmount } from '@/lib/format/typed-amount';

/** Gives an amount above zero with two decimals; null for any other text. */
function amountIn(typed: string) {
  const paise = readAmount(typed.trim());
  return paise !== null && paise > 0n ? fromPaise(paise) : null;
}

export function useRule(rule: PresentedRule) {
  const t = useTranslations('ip.case.rules');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(rule.below ?? '');
  const [on, setOn] = useState(rule.on);
  // The amount when the person left the field: a preview for each key would count a million claims each time.
  const [left, setLeft] = useState(rule.below);
  const [refused, setRefused] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...proposalRuleMutations.change,
    onSuccess: () => {
      setOvertaken(false);
      toast({ variant: 'success', title: t('saved') });
    },
    onError: async (error) => {
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) });
      const code = error instanceof RequestError ? error.answer?.code : undefined;
      if (code !== 'rule_changed_meanwhile') return;
      await client.refetchQueries(consoleQueries.rules);
      setOvertaken(true);
    },
  });
  const below = amountIn(typed);
  const empty = typed.trim() === '';

  /** Replaces an amount typed with words or signs by the plain amount, and gives it. */
  function leave() {
    const amount = takenAmount(typed);
    setTyped(amount);
    setLeft(amountIn(amount));
    setRefused(amount !== '' && amountIn(amount) === null);
    return amount;
  }

  function save() {
    const amount = leave();
    const wanted = amountIn(amount);
    const wrong = amount === '' ? on : wanted === null;
    setRefused(wrong);
    if (wrong || isPending) return;
    const seen = { on: rule.on, below: rule.below };
    mutate({ creditorType: rule.creditorType, on, below: wanted, seen });
  }

  return {
    typed,
    type: setTyped,
    leave,
    on,
    turn: setOn,
    left,
    refused,
    /** Somebody else saved the rule in the meantime. */
    overtaken,
    changed: on !== rule.on || (empty ? rule.below !== null : below !== rule.below),
    pending: isPending,
    save,
    undo() {
      setTyped(rule.below ?? '');
      setOn(rule.on);
      setLeft(rule.below);
      setRefused(false);
      setOvertaken(false);
    },
  };
}
