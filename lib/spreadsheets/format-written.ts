import type { Piece } from './format-pieces';

const inThrees = (digits: string) => {
  const first = digits.slice(0, digits.length % 3);
  const rest = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [...(first ? [first] : []), ...rest].join(',');
};

/** Writes a number above zero as a section of a number format does; with `decimals` null it writes all decimals. */
export function writtenIn(
  { pieces, decimals }: { pieces: readonly Piece[]; decimals: number | null },
  size: number,
): string {
  const [whole = '', fraction = ''] = (
    decimals === null ? String(size) : size.toFixed(Math.min(decimals, 20))
  ).split('.');
  const places = pieces.flatMap(({ kind, text }) => (kind === 'digits' ? [...text] : []));
  const point = places.indexOf('.');
  const before = point < 0 ? places : places.slice(0, point);
  const zeros = before.filter((place) => place === '0').length;
  const isGrouped = before.includes(',');
  const isParted = pieces.some(({ kind }, at) => kind === 'words' && isWithin(pieces, at));
  const digits = whole === '0' && zeros === 0 ? '' : whole.padStart(zeros, '0');
  if (isParted) return partedBy(pieces, digits, fraction);
  const grouped = isGrouped ? inThrees(digits) : digits;
  const number = fraction === '' ? grouped : `${grouped}.${fraction}`;
  let isWritten = false;
  return pieces
    .map(({ kind, text }) => {
      if (kind === 'words') return text;
      const here = isWritten ? '' : number;
      isWritten = true;
      return here;
    })
    .join('');
}

const isWithin = (pieces: readonly Piece[], at: number) =>
  pieces.slice(0, at).some(({ kind }) => kind === 'digits') &&
  pieces.slice(at + 1).some(({ kind }) => kind === 'digits');

/** Puts digits between words, as in "00-00". Fills from the last place; the first takes all digits that are left. */
function partedBy(pieces: readonly Piece[], whole: string, fraction: string): string {
  const left = [...whole];
  const first = pieces.findIndex(({ kind }) => kind === 'digits');
  let isFraction = pieces.some(({ kind, text }) => kind === 'digits' && text.includes('.'));
  const parts = [...pieces].reverse().map(({ kind, text }, from) => {
    if (kind !== 'digits') return text;
    const signs = [...text].reverse().flatMap((sign) => {
      if (sign === '.') {
        isFraction = false;
        return [`.${fraction}`];
      }
      if (isFraction || sign === ',') return [];
      return [left.pop() ?? (sign === '0' ? '0' : '')];
    });
    const isFirst = pieces.length - 1 - from === first;
    return `${isFirst ? left.join('') : ''}${signs.reverse().join('')}`;
  });
  return parts.reverse().join('');
}
