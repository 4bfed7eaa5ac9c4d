import type { Origin } from '@/lib/access/actor';
import {
  signInFromAddress,
  signInOfAccount,
  signInOfAccountAnywhere,
  signInOnDevice,
} from '@/lib/access/limits';
import { type ErrorCode, PortalError } from '@/lib/platform/errors';
import { accountFrom, consumeLimit, requireLimitLeft } from '@/lib/platform/rate-limit';

/** Where a sign-in is tried from. `device` is the mark that the browser got when it signed in before, if it did. */
export type SignInOrigin = Origin & { device?: string | undefined };

/**
 * How a try to sign in is counted. On a device that signed in to the account before: for that device alone. Otherwise: for
 * account and network together, for the account everywhere, and, when it fails, for the network. `policy` counts under
 * `subject`; a success ends its count.
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
      // In this order: a try that one limit refuses is not counted by the next.
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
