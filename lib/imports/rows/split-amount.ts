import type { Field } from '@/lib/forms/definitions/field';
import type { SheetRow } from '@/lib/spreadsheets/row';

const amounts: readonly string[] = ['amount', 'amountPart'];

/** Tells whether a field holds an amount. */
export const isAmount = ({ kind }: Field) => amounts.includes(kind);

const words: readonly string[] = ['text', 'longText', 'bank'];

/** The longest amount has so many groups of digits. */
const groups = 7;

const grouped = /^\d{1,3}(?:\|\d{2,3}){0,6}?\|\d{3}(?:\.\d{1,2})?(?=\||$)/;

/**
 * Tells whether an amount with commas may stand in several cells, because a text file had it without quotes (1 | 25 | 000): the
 * cells after it belong to columns of words, or one of them begins with a zero as no amount does, or the row is longer than the
 * head.
 */
export function isSplitAmount(fields: readonly (Field | null)[], { cells }: SheetRow): boolean {
  const kindAt = (index: number) => fields[index]?.kind ?? 'text';
  return fields.some((field, index) => {
    if (!field || !isAmount(field)) return false;
    const texts = cells
      .slice(index, index + groups)
      .map((cell) => (cell === undefined ? '' : cell));
    if (!texts.every((cell) => typeof cell === 'string')) return false;
    const [, ...pieces] =
      grouped.exec(texts.map((cell) => cell.trim()).join('|'))?.[0].split('|') ?? [];
    if (pieces.length === 0) return false;
    const kinds = pieces.map((_, at) => kindAt(index + 1 + at));
    return (
      cells.length > fields.length ||
      kinds.every((kind) => words.includes(kind)) ||
      (pieces.some((piece) => piece.startsWith('0')) &&
        kinds.every((kind) => words.includes(kind) || amounts.includes(kind)))
    );
  });
}
