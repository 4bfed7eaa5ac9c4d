import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { withoutUnseen } from './characters';
import { text } from './text-schema';

/**
 * Joiners (U+200C, U+200D) belong to letters of Devanagari, "॰" shortens a word, "@" stands alone before another name: "Raju @
 * Rajesh". A plus before a digit begins a telephone number.
 */
const wrongSign =
  /[^\p{L}\p{M}\p{Nd}\p{Pd}\p{Join_Control} .,'‘’"“”॰&()/+@]|(?<=\S)@|@(?=\S)|\+(?= {0,3}\p{Nd})/u;

/** Stands for a line's end in the sentence that refuses it. */
const lineEnd = '↵';

const line = (field: 'firstName' | 'lastName') =>
  z.check<string>((context) => {
    const [sign] = wrongSign.exec(context.value) ?? [];
    if (sign === undefined) return;
    const shown = sign.trim() || lineEnd;
    const message = broken('name_characters', { field, sign: shown });
    context.issues.push({ code: 'custom', input: context.value, message });
  });

const name = (field: 'firstName' | 'lastName') =>
  z.pipe(
    z.string(broken('required', { field })).check(z.overwrite(withoutUnseen)),
    text(field, 100).check(line(field)),
  );

/** One line of letters, marks, digits, spaces and signs that stand in names of people and firms. */
export const firstName = name('firstName');

/** Whoever has one name writes a hyphen or a dot, as on forms of the State; the stored last name is empty then. */
export const lastName = z.pipe(
  name('lastName'),
  z.string().check(z.overwrite((value) => (/^[-‐–—.]+$/.test(value) ? '' : value))),
);
