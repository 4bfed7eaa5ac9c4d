import '@/tests/support/portal/settings';
import { ofClaim, openValues } from '@/lib/claims/records/identifiers/values';
import { identifierHashes } from '@/lib/crypto/identifier-hash';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { problemsIn } from '@/lib/forms/validate';
import { claimOf } from '@/prisma/bulk-seed/claims';
import { cellText } from '@/prisma/bulk-seed/copy';
import { personOf } from '@/prisma/bulk-seed/people';
import { claimColumns, rowsOf } from '@/prisma/bulk-seed/rows';

const many = Array.from({ length: 2000 }, (_, index) => index);

test('invented people share names, and each has an e-mail address of their own', () => {
  const people = many.map(personOf);
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  const names = new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  expect(names.size).toBeLessThan(people.length);
  for (const { email } of people) expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@example\.in$/);
});

test('invented claims cover every form, are valid, and come out the same each time', () => {
  const claims = many.map((index) => claimOf(index, personOf(index)));
  expect(new Set(claims.map(({ type }) => type))).toEqual(new Set(creditorTypes));
  expect(claims.filter(({ status }) => status === 'info_required')).toHaveLength(200);
  for (const { type, form } of claims) expect(problemsIn(formOf(type), form.claimData)).toEqual([]);
  expect(claimOf(7, personOf(7))).toEqual(claims[7]);
});

test('an invented claim fills in every required field of its form', () => {
  const { type, form } = claimOf(3, personOf(3));
  const required = fieldsOf(formOf(type)).filter((field) => field.required);
  for (const { name } of required) expect(form.claimData[name]).toBeTruthy();
});

test('characters that would end a cell of COPY are escaped', () => {
  expect(cellText('a\tb\\c\nd\r')).toBe('a\\tb\\\\c\\nd\\r');
  expect(cellText(null)).toBe('\\N');
  expect(cellText('\\N')).toBe('\\\\N');
});

test('identifiers of invented claims are encrypted and hashed like those of filed claims', () => {
  const now = new Date();
  const who = { id: 'a', firstName: 'Asha', lastName: 'Devi' };
  const kinds = new Set<unknown>();
  for (const index of many.slice(0, 200)) {
    const claim = claimOf(index, personOf(index));
    const filing = { claim, claimant: who, assignee: undefined, administrator: who, at: now, now };
    const { row, identifiers } = rowsOf(filing);
    const form = formOf(claim.type);
    const stored = String(row[claimColumns.indexOf('claim_data')]);
    const { claimData } = claim.form;
    mapIdentifiers(form, claimData, (number) => {
      expect(stored).not.toContain(number);
      return number;
    });
    const id = String(row[0]);
    expect(openValues(form, ofClaim(id), JSON.parse(stored))).toEqual(claimData);
    expect(identifiers).toEqual(
      identifierHashes(form, claimData).map(({ kind, hash }) => [id, kind, `\\x${hash}`]),
    );
    for (const [, kind] of identifiers) kinds.add(kind);
  }
  expect(kinds.size).toBeGreaterThan(2);
});
