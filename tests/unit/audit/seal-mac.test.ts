import '@/tests/support/portal/settings';
import { isGenuine, type SealedFacts, sealOf } from '@/lib/audit/seal-mac';

const facts: SealedFacts = {
  entryId: 12n,
  entryHash: Buffer.alloc(32, 'hash'),
  sealedAt: new Date('2026-11-22T10:00:00.123Z'),
  whole: true,
};

test('a seal that the portal made is genuine', () => {
  expect(isGenuine(sealOf(facts))).toBe(true);
});

test.each<[string, Partial<SealedFacts>]>([
  ['another number', { entryId: 13n }],
  ['another hash', { entryHash: Buffer.alloc(32, 'other') }],
  ['another time', { sealedAt: new Date('2026-11-22T10:00:00.124Z') }],
  ['another word on the trail', { whole: false }],
])('a seal with %s is not genuine', (_, change) => {
  expect(isGenuine({ ...sealOf(facts), ...change })).toBe(false);
});

test('a shortened seal is not genuine, and a seal under an unknown key can be neither confirmed nor denied', () => {
  const seal = sealOf(facts);
  expect(isGenuine({ ...seal, mac: seal.mac.slice(1) })).toBe(false);
  expect(isGenuine({ ...seal, keyId: '00000000' })).toBe('unknown');
});
