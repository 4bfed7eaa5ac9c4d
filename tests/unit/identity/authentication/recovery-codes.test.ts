import { hashOfRecoveryCode } from '@/lib/identity/authentication/recovery-codes';

const [asha, ravi] = [
  '6f0b0000-0000-4000-8000-000000000001',
  '6f0b0000-0000-4000-8000-000000000002',
];
const code = 'K7QX-2MNB-ZP4D-VT6H';

test.each([
  'k7qx-2mnb-zp4d-vt6h',
  'K7QX2MNBZP4DVT6H',
  ' K7QX 2MNB-ZP4D\tVT6H ',
  'K7QX–2MN8–ZP4D–VT6H',
  'K7QX-२MNB-ZP4D-VT6H',
])('a recovery code is recognised when it is typed as %p', (typed) => {
  expect(hashOfRecoveryCode(asha, typed)).toEqual(hashOfRecoveryCode(asha, code));
});

test('another recovery code, or the same code of another person, has another hash', () => {
  const hash = hashOfRecoveryCode(asha, code);
  expect(hash).toHaveLength(32);
  expect(hashOfRecoveryCode(asha, code.replace('K', 'J'))).not.toEqual(hash);
  expect(hashOfRecoveryCode(ravi, code)).not.toEqual(hash);
});
