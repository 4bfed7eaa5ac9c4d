import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { text } from './text-schema';

// With these a name in a letter is a link or an address.
const refused = /[/:@<>\p{Cc}\p{Zl}\p{Zp}]+/gu;

const line = (field: 'firstName' | 'lastName') =>
  text(field, 100).check(
    z.refine((value) => value.search(refused) < 0, broken('name_characters', { field })),
  );

/** A first name: one line, in which no mail program sees a link. */
export const firstName = line('firstName');

/** A last name, likewise. Whoever has one name writes a hyphen or a dot, as forms of the State are filled in; the account's last name is empty then. */
export const lastName = line('lastName').check(
  z.overwrite((value) => (/^[-‐–—.]+$/.test(value) ? '' : value)),
);

/** A name from before that rule, or from a file, as letters may show it. */
export const withoutLinks = (name: string) => name.replace(refused, ' ').trim();
