import type { Page } from '@playwright/test';

/** Gives a page's browser a device that makes passkeys, and is unlocked by its owner unless told otherwise. */
export async function withPasskeyDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Sets whether its owner unlocks it. */
    unlocks: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
