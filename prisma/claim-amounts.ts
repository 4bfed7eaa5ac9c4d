import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { readForHeads, sumOfHeads } from '@/lib/law/heads';

const paiseOf = (amount: unknown) => toPaise(String(amount)) ?? 0n;

/** The parts of a sum, in the same proportions to another one; what cannot be divided goes to the first that has any. */
function inProportion(parts: bigint[], from: bigint, to: bigint) {
  const scaled = parts.map((part) => (part * to) / from);
  const rest = to - scaled.reduce((all, part) => all + part, 0n);
  const first = parts.findIndex((part) => part > 0n);
  return scaled.map((part, at) => (at === first ? part + rest : part));
}

/**
 * A claim's values with another amount, which its heads add up to as far as they did before; with `off` they come to that many
 * paise more.
 */
export function withAmount(
  creditorType: CreditorType,
  claimData: ClaimValues,
  claimAmount: string,
  off = 0n,
): ClaimValues {
  const before = { creditorType, claimAmount: String(claimData.claimAmount), claimData };
  const sum = sumOfHeads(before);
  const changed = { ...claimData, claimAmount };
  const { fields, rows } = readForHeads(creditorType);
  const table = rows && claimData[rows.field];
  const columns = rows?.columns.map(({ column }) => column) ?? [];
  const written = Array.isArray(table)
    ? table.flatMap((row) => columns.map((column) => row[column]))
    : fields.map((name) => claimData[name]);
  if (sum === 0n) return changed;
  const to = (sum * paiseOf(claimAmount)) / paiseOf(before.claimAmount) + off;
  const parts = inProportion(written.map(paiseOf), sum, to).map(fromPaise);
  if (rows && Array.isArray(table))
    return {
      ...changed,
      [rows.field]: table.map((row, at) => ({
        ...row,
        ...Object.fromEntries(
          columns.flatMap((column, of) =>
            column in row ? [[column, parts[at * columns.length + of] ?? '0.00']] : [],
          ),
        ),
      })),
    };
  return { ...changed, ...Object.fromEntries(fields.map((name, at) => [name, parts[at] ?? '0'])) };
}
