import '@/tests/support/portal/settings';

import { randomBytes } from 'node:crypto';
import { isStale, resealed } from '@/lib/claims/records/identifiers/reseal';
import {
  ofClaim,
  ofDraft,
  openValues,
  sealedValues,
} from '@/lib/claims/records/identifiers/values';
import { identifierHashes } from '@/lib/crypto/identifier-hash';
import { currentKeys, keysFrom, keysOf } from '@/lib/crypto/identifier-keys';
import { isSealed, keyIdOf, seal, unseal } from '@/lib/crypto/identifier-seal';
import { masterKeysIn } from '@/lib/crypto/master-keys';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { settings } from '@/tests/support/portal/settings';

const [old] = masterKeysIn(settings).old;
const oldKeys = () => keysFrom(old ?? { id: '', key: Buffer.alloc(0) });

const form = formOf('form_e');
const values = sampleValuesOf('form_e');
const claim = ofClaim('6b1e1c9e-0000-4000-8000-000000000001');

test('a sealed identifier shows nothing of itself, and is unsealed in its own place', () => {
  const sealed = seal('ABCPK1234F', 'place');
  expect(sealed).toMatch(/^enc:1:[0-9a-f]{8}:[\w-]+$/);
  expect(Buffer.from(sealed.split(':')[3] ?? '', 'base64url').toString('latin1')).not.toContain(
    '1234',
  );
  expect(unseal(sealed, 'place')).toBe('ABCPK1234F');
  expect(unseal('ABCPK1234F', 'place')).toBe('ABCPK1234F');
});

test('nonces differ for different texts and places, and repeat for the same ones', () => {
  const all = ['a', 'b'].flatMap((text) => ['p', 'q'].map((place) => seal(text, place)));
  expect(new Set(all.map((sealed) => sealed.split(':')[3]?.slice(0, 16))).size).toBe(4);
  expect(seal('a', 'p')).toBe(all[0]);
});

test('a sealed identifier with any byte changed or cut off is refused', () => {
  const [, , id, content = ''] = seal('ABCPK1234F', 'place').split(':');
  const bytes = Buffer.from(content, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] ?? 0) ^ 1;
    const cut = bytes.subarray(0, at);
    for (const wrong of [changed, ...(at > 0 ? [cut] : [])])
      expect(() => unseal(`enc:1:${id}:${wrong.toString('base64url')}`, 'place')).toThrow();
  }
});

test('a sealed number does not open in another claim, draft, field or row', () => {
  const sealed = sealedValues(form, claim, values);
  const rows = (of: typeof values) => of.employeeDetails as Record<string, string>[];
  expect(openValues(form, claim, sealed)).toEqual(values);
  expect(() => openValues(form, ofClaim('another'), sealed)).toThrow();
  expect(() => openValues(form, ofDraft('6b1e', 'form_e'), sealed)).toThrow();
  const swapped = { ...sealed, employeeDetails: [...rows(sealed)].reverse() };
  expect(() => openValues(form, claim, swapped)).toThrow();
  const moved = { ...sealed, accountNumber: rows(sealed)[0]?.identificationNumber };
  expect(() => openValues(form, claim, moved)).toThrow();
});

test('only identifiers of a form are sealed, those in its tables too', () => {
  const sealed = JSON.stringify(sealedValues(form, claim, values));
  for (const number of ['60100012345678', 'BKLPP1234Q', '102030405068', 'M1234567'])
    expect(sealed).not.toContain(number);
  expect(sealed.match(/"enc:1:/g)).toHaveLength(4);
  expect(sealed).toContain('vitthal.shinde@example.com');
});

test('a number under a former key still opens, and the error for a missing key names only the key', () => {
  expect(unseal(seal('ABCPK1234F', 'place', oldKeys()), 'place')).toBe('ABCPK1234F');
  const gone = seal('ABCPK1234F', 'place', keysFrom({ id: 'deadbeef', key: randomBytes(32) }));
  expect(() => unseal(gone, 'place')).toThrow(/^The key deadbeef/);
  expect(keysOf('deadbeef')).toBeUndefined();
});

test('plain values and those under a former key are sealed again under the present key', () => {
  const half = {
    ...values,
    accountNumber: seal('60100012345678', `${claim}\0accountNumber`, oldKeys()),
  };
  expect(isStale(form, half)).toBe(true);
  const both = resealed(form, claim, half);
  expect(both?.open).toEqual(values);
  expect(isStale(form, both?.sealed ?? half)).toBe(false);
  expect(keyIdOf(String(both?.sealed.accountNumber))).toBe(currentKeys().id);
});

test('equal numbers have equal hashes, however and on whichever form they are written', () => {
  /** The hash of the one identifier that is given. */
  const hashOf = (given: Record<string, string>, type: 'form_d' | 'form_f' = 'form_d') => {
    const hashes = identifierHashes(formOf(type), given).map(({ hash }) => hash);
    expect(hashes).toEqual([expect.stringMatching(/./)]);
    return hashes[0];
  };
  expect(hashOf({ drivingLicenseNumber: 'dl-03 2012/0045678' })).toBe(
    hashOf({ drivingLicenseNumber: 'DL03 20120045678' }),
  );
  expect(hashOf({ panNumber: 'AKLPY5678K' })).toBe(hashOf({ panNumber: 'AKLPY5678K' }, 'form_f'));
  expect(hashOf({ aadhaarNumber: '198765432107' })).not.toBe(
    hashOf({ accountNumber: '198765432107' }),
  );
  const [inTable] = identifierHashes(form, {
    employeeDetails: [{ identificationNumber: 'AKLPY5678K' }],
  });
  expect(inTable).toEqual({ kind: 'pan', hash: hashOf({ panNumber: 'AKLPY5678K' }) });
});

test('a typed text that only looks sealed is sealed and unsealed like any other', () => {
  const typed = 'enc:1:deadbeef:AAAA';
  expect(isSealed(typed)).toBe(true);
  expect(unseal(seal(typed, 'place'), 'place')).toBe(typed);
});
