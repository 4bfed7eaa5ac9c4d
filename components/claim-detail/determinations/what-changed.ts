import type { ConfirmedDetermination } from '@/lib/claims/determinations/present';
import { type Amounts, parts } from '@/lib/law/amounts';
import type { DeterminedHead } from '@/lib/law/judge';

const besides = ['securedAmount', 'guaranteedAmount', 'setOffAmount'] as const;

type Beside = (typeof besides)[number];

/** One thing that a determination says otherwise than the one before it; amounts in rupees. */
export type Change =
  | { kind: 'part'; head: string; part: keyof Amounts; from: string; to: string }
  | { kind: 'reasons'; head: string }
  | { kind: 'category'; from: string; to: string }
  | { kind: 'beside'; name: Beside; from: string; to: string }
  | { kind: 'relatedParty'; to: boolean };

/** A head that is not there has nothing. */
const nothing: Amounts = {
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
};

const spelled = (head: DeterminedHead | undefined) =>
  JSON.stringify((head?.reasons ?? []).map(({ code, text }) => [code, text]));

function changesOf(head: string, before?: DeterminedHead, after?: DeterminedHead): Change[] {
  const amounts = (['claimed', ...parts] as const).flatMap((part): Change[] => {
    const from = (before ?? nothing)[part];
    const to = (after ?? nothing)[part];
    return from === to ? [] : [{ kind: 'part', head, part, from, to }];
  });
  return spelled(before) === spelled(after) ? amounts : [...amounts, { kind: 'reasons', head }];
}

/** What a determination says otherwise than the one before it: amounts and reasons by head, the category, what is secured. */
export function whatChanged(before: ConfirmedDetermination, after: ConfirmedDetermination) {
  const heads = [...new Set([...after.heads, ...before.heads].map(({ head }) => head))];
  const named = (of: ConfirmedDetermination, name: string) =>
    of.heads.find(({ head }) => head === name);
  const changes = heads.flatMap((head) => changesOf(head, named(before, head), named(after, head)));
  if (before.category !== after.category)
    changes.push({ kind: 'category', from: before.category, to: after.category });
  for (const name of besides)
    if (before[name] !== after[name])
      changes.push({ kind: 'beside', name, from: before[name], to: after[name] });
  if (before.relatedParty !== after.relatedParty)
    changes.push({ kind: 'relatedParty', to: after.relatedParty });
  return changes;
}
