'use client';

import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { filled } from '@/components/desk/determination/fill';
import { type DeskValues, noReason, paise } from '@/components/desk/determination/values';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { readAmount } from '@/lib/format/amount';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { isSerial, rowsIn } from '@/lib/forms/definitions/rows';
import { namingColumn } from '@/lib/forms/table-heads';
import { partsOf, type RowHeadName, rowHeadNames } from '@/lib/law/heads';
import { type Choice, type FormRow, matched } from './match';
import { type PastedLine, pastedList } from './pasted-list';
import { sameName } from './same-name';

export type Rest = '' | 'restUnderVerification' | 'restNotAdmitted';

const isNothing = ({ amount }: PastedLine) => (readAmount(amount) ?? 1n) === 0n || amount === '';

/** Each row of the claim's table with its name, and what else it says. */
function rowsOf({ creditorType, claimData }: PresentedClaim) {
  const table = tableOf(formOf(creditorType));
  if (!table) return [];
  const naming = namingColumn(table);
  const telling = table.columns.filter(
    (column) => column.name !== naming && !isSerial(column) && !/^amount/.test(column.kind),
  );
  const textIn = (row: Record<string, unknown>, name: string) => {
    const value = row[name];
    return typeof value === 'string' ? value : '';
  };
  return rowsIn(claimData[table.name]).map((row, at) => ({
    row: at + 1,
    name: textIn(row, naming),
    others: telling.map(({ name }) => textIn(row, name)).filter(Boolean),
  }));
}

/** A list that is pasted to the heads of a claim's rows: what was read of it, what a person chose, and the filling in. */
export function usePaste(claim: PresentedClaim, begun: string) {
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const [text, setText] = useState(begun);
  const [which, setWhich] = useState<RowHeadName>();
  const [column, setColumn] = useState<number>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [rest, setRest] = useState<Rest>('');
  const [reason, setReason] = useState('');

  const heads = getValues('heads');
  const kinds = rowHeadNames.filter((name) =>
    heads.some(({ head }) => partsOf(head)?.name === name),
  );
  const kind = which ?? kinds[0] ?? 'employee';
  const all = useMemo(() => rowsOf(claim), [claim]);
  const { rows, places } = useMemo(() => {
    const at = new Map<number, number>();
    heads.forEach(({ head }, place) => {
      const parts = partsOf(head);
      if (parts?.name === kind) at.set(parts.row, place);
    });
    return {
      places: at,
      rows: all.flatMap((one): FormRow[] => {
        const head = heads[at.get(one.row) ?? -1];
        return head ? [{ ...one, claimed: paise(head.claimed) }] : [];
      }),
    };
  }, [all, heads, kind]);
  const list = useMemo(() => {
    const read = pastedList(
      text,
      all.map(({ name }) => name),
      column,
    );
    const taking = new Set(rows.map(({ name }) => sameName(name)));
    const known = new Set(all.map(({ name }) => sameName(name)));
    // No interest is claimed there, and none is admitted.
    const isIdle = (line: PastedLine) =>
      isNothing(line) && known.has(sameName(line.name)) && !taking.has(sameName(line.name));
    return { ...read, lines: read.lines.filter((line) => !isIdle(line)) };
  }, [text, all, rows, column]);
  const match = useMemo(() => matched(list.lines, rows, chosen), [list, rows, chosen]);

  function fillIn() {
    const next = [...heads];
    for (const { row, amount } of match.lines) {
      const place = row === null ? undefined : places.get(row);
      const head = place === undefined ? undefined : next[place];
      if (place === undefined || !head) continue;
      const admitted = {
        ...head,
        admitted: amount,
        contingent: '',
        notAdmitted: '',
        underVerification: '',
        reasons: [reason ? { ...noReason, code: reason } : noReason],
      };
      next[place] = rest ? filled(admitted, rest) : admitted;
    }
    setValue('heads', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return {
    text,
    setText(typed: string) {
      setText(typed);
      setChosen(new Map());
      setColumn(undefined);
    },
    kinds,
    kind,
    setKind: setWhich,
    list,
    setColumn,
    rows,
    match,
    choose(line: number, choice: Choice | null) {
      const next = new Map(chosen);
      next.delete(line);
      if (choice !== null) next.set(line, choice);
      setChosen(next);
    },
    rest,
    setRest,
    reason,
    setReason,
    fillIn,
  };
}
