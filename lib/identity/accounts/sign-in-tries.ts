import type { Origin } from '@/lib/access/actor';
import {
  signInFromAddress,
  signInOfAccount,
  signInOfAccountAnywhere,
  signInOnDevice,
} from '@/lib/access/limits';
import { type ErrorCode, PortalError } from '@/lib/platform/errors';
import { accountFrom, consumeLimit, requireLimitLeft } from '@/lib/platform/rate-limit';

/** `device` is the mark that a browser got when it signed in before. */
export type SignInOrigin = Origin & { device?: string | undefined };

/**
 * Counts a try to sign in: on a known device for that alone, otherwise for account with network, account everywhere and, if it
 * fails, network. A success ends `policy`'s count under `subject`.
 */
export function triesOf(
  email: string,
  { ipAddress, device }: SignInOrigin,
  user: { id: string; knownDevice: boolean } | undefined,
) {
  const address = ipAddress ?? 'unknown';
  const failure = (code: ErrorCode) => new PortalError(code);
  if (user?.knownDevice) {
    const [policy, subject] = [signInOnDevice, `${user.id} ${device}`];
    return {
      policy,
      subject,
      take: () => consumeLimit(policy, subject),
      failed: async (code: ErrorCode) => failure(code),
    };
  }
  const [policy, subject] = [signInOfAccount, accountFrom(email, ipAddress)];
  return {
    policy,
    subject,
    async take() {
      // In this order, so that a try refused by one limit does not count for the next.
      await requireLimitLeft(signInFromAddress, address);
      await consumeLimit(policy, subject);
      await consumeLimit(signInOfAccountAnywhere, email);
    },
    async failed(code: ErrorCode) {
      await consumeLimit(signInFromAddress, address);
      return failure(code);
    },
  };
}
