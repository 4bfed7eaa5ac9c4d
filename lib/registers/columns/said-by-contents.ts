import type { FactKind, FactName } from '@/lib/registers/facts';
import { type Profile, shareOf } from './profile';
import type { Shape } from './shapes';

const shapeOf: Partial<Record<FactKind, Shape>> = {
  pan: 'pan',
  gstin: 'gstin',
  ifsc: 'ifsc',
  email: 'email',
  aadhaar: 'aadhaar',
  phone: 'phone',
  account: 'account',
  pincode: 'pincode',
  day: 'day',
  amount: 'amount',
  yesNo: 'yesNo',
  form: 'form',
};

/** Numbers that nobody takes for words. */
const codes = ['pan', 'gstin', 'ifsc', 'email'] as const;

/**
 * How well a column's cells fit what its head says, from 0 to 1; 1 for an empty column, which speaks against nothing. Numbers may
 * be mistyped: one that fits in most rows fits.
 */
export function fitOf(kind: FactKind, profile: Profile): number {
  if (profile.filled === 0) return 1;
  const shape = shapeOf[kind];
  if (shape) {
    const share = shareOf(profile, shape);
    // Heads say more of numbers with mistakes in them, and of accounts that lost digits, than the numbers do.
    const near = kind === 'aadhaar' || kind === 'phone' ? shareOf(profile, 'account') * 0.7 : 0;
    return Math.max(share, near);
  }
  const other = Math.max(...codes.map((code) => shareOf(profile, code)));
  return other > 0.8 ? 0.2 : 0.9;
}

export interface SaidByContents {
  fact: FactName;
  weight: number;
}

/** From so large a part of the cells on, a shape says what the column is. */
const most = 0.8;

const surest: readonly (readonly [Shape, FactName, number])[] = [
  ['gstin', 'gstin', 0.95],
  ['pan', 'pan', 0.95],
  ['ifsc', 'ifsc', 0.9],
  ['email', 'email', 0.95],
  ['aadhaar', 'aadhaar', 0.9],
  ['phone', 'phone', 0.8],
  ['account', 'account', 0.5],
  ['day', 'entryDate', 0.5],
];

/** Says what a column is by its cells alone: surely where they are numbers with check digits, weakly where they are names or amounts. */
export function saidByContents(profile: Profile): SaidByContents[] {
  const { filled, rises, different, length } = profile;
  if (filled === 0) return [];
  const found: SaidByContents[] = [];
  const isRising = filled > 2 && rises >= (filled - 1) * most;
  if (isRising) found.push({ fact: 'serial', weight: 0.85 });
  for (const [shape, fact, weight] of surest)
    if (shareOf(profile, shape) >= most) {
      found.push({ fact, weight });
      break;
    }
  if (shareOf(profile, 'form') >= most && different <= 12)
    found.push({ fact: 'form', weight: 0.7 });
  if (found.length > 0) return found;
  if (shareOf(profile, 'pincode') >= 0.95 && filled > 2)
    found.push({ fact: 'pincode', weight: 0.35 });
  if (shareOf(profile, 'amount') >= most) found.push({ fact: 'claimed', weight: 0.4 });
  const isNames = shareOf(profile, 'words') >= most && different > filled * 0.6;
  if (isNames) found.push({ fact: length / filled > 45 ? 'address' : 'name', weight: 0.4 });
  return found;
}
