import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { text } from './text-schema';

// With these a name in a letter is a link or an address.
const refused = /[/:@<>\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A first or last name: one line, in which no mail program sees a link. */
export const personName = (field: 'firstName' | 'lastName') =>
  text(field, 100).check(
    z.refine((value) => value.search(refused) < 0, broken('name_characters', { field })),
  );

/** A name from before that rule, or from a file, as letters may show it. */
export const withoutLinks = (name: string) => name.replace(refused, ' ').trim();
