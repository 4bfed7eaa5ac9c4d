import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { text } from './text-schema';

// Joiners (U+200C, U+200D) belong to letters of Devanagari.
const allowed = /^[\p{L}\p{M}\p{Nd}\p{Join_Control} .,'’\-&()/]+$/u;

/** A first or last name: one line of letters, marks, digits, spaces and what stands in names of people and firms. */
export const personName = (field: 'firstName' | 'lastName') =>
  text(field, 100).check(
    z.refine((value) => allowed.test(value), broken('name_characters', { field })),
  );
