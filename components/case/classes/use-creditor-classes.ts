'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { type CreditorClass, tidyName } from '@/lib/case/classes/creditor-class';
import { caseMutations } from '@/lib/client/mutations/case';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { toldIn } from '@/lib/forms/published/judge';

/** As in the fields; a new class has no number yet. */
export interface TypedClass {
  key: string;
  number: number | null;
  name: string;
  representative: string;
}

const typedOf = ({ number, name, representative }: CreditorClass): TypedClass => ({
  key: String(number),
  number,
  name,
  representative: representative ?? '',
});

export function useCreditorClasses() {
  const t = useTranslations('ip.case.classes');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { classes: now = [] } = useQuery(queries.case).data ?? {};
  const [typed, setTyped] = useState<TypedClass[] | null>(null);
  const [made, setMade] = useState(0);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const rows = typed ?? now.map(typedOf);
  const isOld = ({ number, name, representative }: TypedClass) =>
    now.some(
      (one) =>
        one.number === number && one.name === name && (one.representative ?? '') === representative,
    );
  const { mutate, isPending } = useMutation({
    ...caseMutations.classes,
    onSuccess: () => {
      settle();
      toast({ variant: 'success', title: t('saved') });
    },
    onError: async (error) => {
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) });
      const answer = error instanceof RequestError ? error.answer : undefined;
      setFaults(
        Object.fromEntries((answer?.issues ?? []).map(({ path, message }) => [path, message])),
      );
      if (answer?.code !== 'classes_changed_meanwhile') return;
      const fresh = await client.fetchQuery({ ...queries.case, staleTime: 0 });
      // Keeps the new classes of this page; takes the others as somebody else saved them.
      setTyped([...fresh.classes.map(typedOf), ...rows.filter(({ number }) => number === null)]);
    },
  });

  function settle() {
    setTyped(null);
    setFaults({});
    setReason('');
  }

  function change(key: string, to: Partial<TypedClass>) {
    setTyped(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  }

  function add() {
    setMade(made + 1);
    setTyped([...rows, { key: `new-${made}`, number: null, name: '', representative: '' }]);
  }

  function save() {
    if (isPending) return;
    setFaults({});
    const said = reason.trim();
    const classes = rows.map(({ number, name, representative }) => ({
      number,
      name: tidyName(name),
      representative: tidyName(representative) || null,
    }));
    mutate({ classes, seen: now, ...(said && { publishAnyway: true, reason: said }) });
  }

  return {
    rows,
    change,
    add,
    remove: (key: string) => setTyped(rows.filter((row) => row.key !== key)),
    faults,
    changed: rows.length !== now.length || !rows.every(isOld),
    /** A new text looks like a personal number or an address. */
    asked: rows.some(
      (row) =>
        !isOld(row) && [row.name, row.representative].some((text) => toldIn(text).length > 0),
    ),
    reason,
    setReason,
    pending: isPending,
    save,
    undo: settle,
  };
}
