import type {
  ConfirmedDetermination,
  PresentedDetermination,
} from '@/lib/claims/records/determination';
import { type Amounts, parts } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import type { DeterminedHead } from '@/lib/law/judge';

const besides = ['securedAmount', 'guaranteedAmount', 'setOffAmount'] as const;

type Beside = (typeof besides)[number];

const answers = ['workman', 'government'] as const;

const texts = ['remarks', 'internalNote'] as const;

type Answered = (typeof answers)[number];

/** One difference between a determination and the one before it; amounts in rupees. */
export type Change =
  | { kind: 'part'; head: string; part: keyof Amounts; from: string; to: string }
  | { kind: 'reasons'; head: string }
  | { kind: 'category'; from: string; to: string }
  | { kind: 'class'; from: string | null; to: string | null }
  | { kind: 'beside'; name: Beside; from: string; to: string }
  | { kind: 'relatedParty'; to: boolean }
  | { kind: 'exempt'; to: boolean }
  | { kind: 'basis'; from: Basis; to: Basis }
  | { kind: Answered; to: boolean | null }
  | { kind: 'remarks' | 'internalNote' }
  | { kind: 'moved'; to: boolean }
  | { kind: 'currency'; from: ClaimedInCurrency | null; to: ClaimedInCurrency | null }
  | { kind: 'facilities' }
  | { kind: 'voting'; from: string | null; to: string | null };

type Compared = ConfirmedDetermination & Pick<PresentedDetermination, 'moved' | 'internalNote'>;

/** The amounts of a head that does not exist. */
const nothing: Amounts = {
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
};

/** One reason stands for all that is not admitted, which the amounts already say; several reasons have an amount each. */
const spelled = (head: DeterminedHead | undefined) =>
  JSON.stringify(
    (head?.reasons ?? []).map(({ code, text, amount }, _, all) =>
      all.length > 1 ? [code, text, amount] : [code, text],
    ),
  );

function changesOf(head: string, before?: DeterminedHead, after?: DeterminedHead): Change[] {
  const amounts = (['claimed', ...parts] as const).flatMap((part): Change[] => {
    const from = (before ?? nothing)[part];
    const to = (after ?? nothing)[part];
    return from === to ? [] : [{ kind: 'part', head, part, from, to }];
  });
  return spelled(before) === spelled(after) ? amounts : [...amounts, { kind: 'reasons', head }];
}

export function whatChanged(before: Compared, after: Compared) {
  const heads = [...new Set([...after.heads, ...before.heads].map(({ head }) => head))];
  const named = (of: Compared, name: string) => of.heads.find(({ head }) => head === name);
  const changes = heads.flatMap((head) => changesOf(head, named(before, head), named(after, head)));
  if (before.category !== after.category)
    changes.push({ kind: 'category', from: before.category, to: after.category });
  if (before.classNumber !== after.classNumber)
    changes.push({ kind: 'class', from: before.className, to: after.className });
  for (const name of besides)
    if (before[name] !== after[name])
      changes.push({ kind: 'beside', name, from: before[name], to: after[name] });
  if (before.relatedParty !== after.relatedParty)
    changes.push({ kind: 'relatedParty', to: after.relatedParty });
  if (before.relatedPartyExempt !== after.relatedPartyExempt && after.relatedParty)
    changes.push({ kind: 'exempt', to: after.relatedPartyExempt });
  if (before.basis !== after.basis)
    changes.push({ kind: 'basis', from: before.basis, to: after.basis });
  for (const kind of answers)
    if (before[kind] !== after[kind]) changes.push({ kind, to: after[kind] });
  for (const kind of texts) if (before[kind] !== after[kind]) changes.push({ kind });
  if (JSON.stringify(before.currency ?? null) !== JSON.stringify(after.currency ?? null))
    changes.push({ kind: 'currency', from: before.currency ?? null, to: after.currency ?? null });
  if (JSON.stringify(before.facilities ?? null) !== JSON.stringify(after.facilities ?? null))
    changes.push({ kind: 'facilities' });
  if (JSON.stringify(before.voting ?? null) !== JSON.stringify(after.voting ?? null))
    changes.push({
      kind: 'voting',
      from: before.voting?.debt ?? null,
      to: after.voting?.debt ?? null,
    });
  if (before.moved !== after.moved) changes.push({ kind: 'moved', to: after.moved });
  return changes;
}
