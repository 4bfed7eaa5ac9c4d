import { unsentClaimPrefix } from '@/lib/client/unsent-claims';
import { type ClaimValues, type CreditorType, creditorTypes } from '@/lib/forms/field';
import { formOf, isCreditorType } from '@/lib/forms/registry';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { withoutIdentifiers } from './kept-values';

type ValuesByType = Partial<Record<CreditorType, ClaimValues>>;

/** A claim that is being filled in: one set of values for each creditor type that was tried. */
export interface Draft {
  /** What an earlier visit of this tab had chosen; null for a fresh claim. */
  readonly restoredType: CreditorType | null;
  valuesOf(type: CreditorType): ClaimValues;
  change(type: CreditorType, values: ClaimValues): void;
  /** Whether anything was filled in, on any form. */
  hasWork(): boolean;
  /** Writes it to the tab's storage, without identifying numbers; nothing when it is empty. */
  keep(chosen: CreditorType | null): void;
  /** Forgets what the storage holds. */
  forget(): void;
}

/** The draft of this person in this tab. Never throws: a browser may refuse its storage. */
export function openDraft(userId: string, storage: Storage): Draft {
  const key = `${unsentClaimPrefix}${userId}`;
  const kept = read(storage, key);
  const values: ValuesByType = kept.values;
  const hasWork = () => creditorTypes.some((type) => isFilled(type, values[type]));
  return {
    restoredType: kept.chosen,
    valuesOf: (type) => values[type] ?? emptyValuesOf(formOf(type)),
    change: (type, changed) => {
      values[type] = changed;
    },
    hasWork,
    keep: (chosen) => {
      if (!hasWork()) return;
      const safe = creditorTypes.flatMap((type) => {
        const filled = values[type];
        return filled ? [[type, withoutIdentifiers(formOf(type), filled)]] : [];
      });
      attempt(() =>
        storage.setItem(key, JSON.stringify({ chosen, values: Object.fromEntries(safe) })),
      );
    },
    forget: () => attempt(() => storage.removeItem(key)),
  };
}

function isFilled(type: CreditorType, values: ClaimValues | undefined): boolean {
  const form = formOf(type);
  const cleaned = (of: ClaimValues) => JSON.stringify(cleanValuesOf(form, of));
  return values !== undefined && cleaned(values) !== cleaned(emptyValuesOf(form));
}

function read(storage: Storage, key: string) {
  const kept: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? 'null'));
  const { chosen, values } = (kept ?? {}) as { chosen?: unknown; values?: unknown };
  const stored = (values ?? {}) as Record<string, Record<string, unknown>>;
  const restored: ValuesByType = {};
  for (const type of creditorTypes) {
    const form = formOf(type);
    if (stored[type]) {
      restored[type] = { ...emptyValuesOf(form), ...cleanValuesOf(form, stored[type]) };
    }
  }
  return { chosen: isCreditorType(chosen) ? chosen : null, values: restored };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
