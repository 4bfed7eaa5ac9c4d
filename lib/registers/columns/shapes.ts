import { fitsAadhaar, fitsGstin } from '@/lib/forms/kinds/codes/check-digits';
import { formNamed } from '@/lib/registers/cells/form-named';
import { plainCell } from '@/lib/registers/cells/plain-cell';
import { readAmount } from '@/lib/registers/cells/read-amount';
import { readDay } from '@/lib/registers/cells/read-day';
import { cannotBeRead, type Reading } from '@/lib/registers/cells/reading';
import { type Cell, isEmptyCell, withoutDay } from '@/lib/spreadsheets/row';

/** What a cell looks like by itself. */
export const shapes = [
  'pan',
  'gstin',
  'ifsc',
  'email',
  'aadhaar',
  'phone',
  'account',
  'pincode',
  'day',
  'amount',
  'yesNo',
  'form',
  'words',
] as const;
export type Shape = (typeof shapes)[number];

const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
const numberLike = (text: string) => /^[+\d][\d\s-]*$/.test(text);

/** Longer texts are words whatever they hold. */
const longest = 80;

function ofNumber(text: string, has: (shape: Shape) => void) {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 12 && /^[2-9]/.test(digits) && fitsAadhaar(digits)) has('aadhaar');
  if (/^(?:0|91)?[6-9]\d{9}$/.test(digits)) has('phone');
  if (/^\d{9,18}$/.test(digits)) has('account');
  if (/^[1-8]\d{5}$/.test(digits)) has('pincode');
}

const isRead = (reading: Reading) =>
  !cannotBeRead(reading) && !('value' in reading && reading.value === '');

/** The shapes of a cell: a number of ten digits can be a telephone, an account and an amount. None for an empty cell. */
export function shapesOf(cell: Cell): ReadonlySet<Shape> {
  const found = new Set<Shape>();
  const plain = isEmptyCell(cell) ? '' : plainCell(withoutDay(cell));
  if (typeof cell === 'object' && 'day' in cell) found.add('day');
  if (plain === '' || typeof plain === 'object') return found;
  if (typeof plain === 'boolean') return found.add('yesNo');
  const text = String(plain);
  const isShort = text.length <= longest;
  if (isShort) {
    const code = bare(text);
    if (/^[A-Z]{5}\d{4}[A-Z]$/.test(code)) found.add('pan');
    if (/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(code) && fitsGstin(code))
      found.add('gstin');
    if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(code)) found.add('ifsc');
    if (/^[^\s@]+@[^\s@]+$/.test(text) && text.includes('.')) found.add('email');
    if (numberLike(text)) ofNumber(text, (shape) => found.add(shape));
    if (/^(?:yes|no|y|n|हाँ|हां|नहीं)$/i.test(text)) found.add('yesNo');
    if (/\d/.test(text)) {
      if (typeof plain === 'string' && /[-/. ]/.test(text) && isRead(readDay(text)))
        found.add('day');
      if (isRead(readAmount(typeof plain === 'number' ? plain : cell))) found.add('amount');
    }
    if (formNamed(text)) found.add('form');
  }
  if (/\p{L}{2}/u.test(text)) found.add('words');
  return found;
}
