import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { text } from './text-schema';

// Joiners (U+200C, U+200D) belong to letters of Devanagari.
const allowed = /^[\p{L}\p{M}\p{Nd}\p{Join_Control} .,'’\-&()/]*$/u;

const line = (field: 'firstName' | 'lastName') =>
  z.refine<string>((value) => allowed.test(value), broken('name_characters', { field }));

/** A first name: one line of letters, marks, digits, spaces and what stands in names of people and firms. */
export const firstName = text('firstName', 100).check(line('firstName'));

/** A last name, likewise. Whoever has one name writes a hyphen or a dot, as forms of the State are filled in; the account's last name is empty then. */
export const lastName = text('lastName', 100).check(
  z.overwrite((value) => (/^[-‐–—.]+$/.test(value) ? '' : value)),
  line('lastName'),
);
