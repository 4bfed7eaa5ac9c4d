import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { codeSigns } from '@/lib/format/typed-code';
import type { Transaction } from '@/lib/platform/db';
import { base32 } from './totp';

const howMany = 10;

const meant: Record<string, string> = { 0: 'O', 1: 'I', 8: 'B' };

/** base32 has no 0, 1 and 8; they stand for letters that look like them. */
const plain = (code: string) => codeSigns(code).replace(/[018]/g, (sign) => meant[sign] ?? sign);

/** 80 random bits, such as 'K7QX-2MNB-ZP4D-VT6H'. */
const newCode = () => base32(randomBytes(10)).replace(/.{4}(?=.)/g, '$&-');

/** A recovery code as stored: a plain hash suffices for 80 random bits, and includes the person, so no table fits all. */
export const hashOfRecoveryCode = (userId: string, code: string) =>
  new Uint8Array(
    createHash('sha256')
      .update(`${userId}:${plain(code)}`)
      .digest(),
  );

/** Replaces a person's recovery codes by ten new ones and gives them; nobody can read them later. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string) {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(userId, code) })),
  });
  return codes;
}
