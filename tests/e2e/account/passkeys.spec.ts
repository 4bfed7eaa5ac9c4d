import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { withPasskeyDevice } from '@/tests/support/browser/passkey-device';
import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { expectToast, logIn } from '@/tests/support/http/sign-in';
import { at, type PortalWithPasskeys, portalWithPasskeys } from '@/tests/support/passkeys/passkeys';
import { ownPortal } from '@/tests/support/portal/own-portal';

// The tests share one portal.
test.describe.configure({ mode: 'serial' });

let portal: PortalWithPasskeys;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await portalWithPasskeys();
});
test.afterAll(() => portal.remove());

/** A person who opens the portal at the address where passkeys work. */
const member = async (role?: TestRole): Promise<TestPerson> => ({
  ...(await at(portal).member(role)),
  portal: portal.origin,
});

const cardOf = (page: Page, name = 'Passkeys') => page.getByRole('region', { name, exact: true });

/** Adds a passkey on the Security page that is open; gives the recovery codes. */
async function addPasskey(page: Page, { password }: TestPerson) {
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Make the passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const codes = await card.getByRole('list').last().getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

async function signOut(page: Page, { user }: TestPerson) {
  await page.getByRole('button', { name: `Account of ${user.firstName} ${user.lastName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
}

for (const [role, home] of [
  ['claimant', '/'],
  ['ip_admin', '/ip/dashboard'],
] as const) {
  test(`a person (${role}) adds a passkey, signs in with it alone and as the second step, and removes it`, async ({
    page,
  }) => {
    test.slow();
    const side = role === 'claimant' ? '' : '/ip';
    const device = await withPasskeyDevice(page);
    const person = await member(role);
    await openAs(page, person, `${side}/security`);
    await addPasskey(page, person);
    const card = cardOf(page);
    await expect(card.getByText('Chrome, Linux')).toBeVisible();
    await expect(card.getByText('Not used yet')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await expect(
      cardOf(page, 'Two-step sign-in').getByText('10 recovery codes are left.'),
    ).toBeVisible();

    await card.getByRole('button', { name: 'Rename Chrome, Linux' }).click();
    await page.keyboard.type('Laptop in the office');
    await page.keyboard.press('Enter');
    await expect(card.getByText('Laptop in the office')).toBeVisible();

    await signOut(page, person);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(`${portal.origin}${home}`);

    await signOut(page, person);
    await page.goto(`${portal.origin}${side}/login`);
    await logIn(page, person.user.email, person.password);
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${portal.origin}${home}`);

    await page.goto(`${portal.origin}${side}/security`);
    await expect(card.getByText(/Last used/)).toBeVisible();
    await card.getByRole('button', { name: 'Remove Laptop in the office' }).click();
    await expect(card.getByText('It is your only second step')).toBeVisible();
    await card.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(card.getByText('Current password is required')).toBeVisible();
    await expect(card.getByText('Code is required')).toHaveCount(0);
    await page.keyboard.type(person.password);
    await card.getByRole('button', { name: 'Use a passkey' }).click();
    await expectToast(page, 'Passkey removed');
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await expect(cardOf(page, 'Two-step sign-in').getByText('Off', { exact: true })).toBeVisible();
    expect(await device.credentials()).toHaveLength(1);

    await signOut(page, person);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectToast(page, 'Login failed', 'This passkey did not work.');
  });
}

test('a refusal by the device is reported, and the typed text stays', async ({ page }) => {
  const device = await withPasskeyDevice(page);
  const asha = await member();
  await page.goto(`${portal.origin}/login`);
  await page.getByLabel('Email').fill(asha.user.email);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectToast(page, 'Login failed', 'No passkey arrived');
  await expect(page.getByLabel('Email')).toHaveValue(asha.user.email);

  await openAs(page, asha, '/security');
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.type(asha.password);
  await page.keyboard.press('Enter');
  await device.unlocks(false);
  await card.getByRole('button', { name: 'Make the passkey' }).click();
  await expectToast(page, 'No passkey was added', 'No passkey arrived');
  await device.unlocks(true);
  await card.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(card.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
});

test('a person without their device signs in with a recovery code @phone', async ({ page }) => {
  const asha = await member();
  const { recoveryCodes } = await at(portal).withPasskey(asha);
  await page.goto(`${portal.origin}/login`);
  await logIn(page, asha.user.email, asha.password);
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${portal.origin}/`);
});

test('passkeys are not offered at another address of the portal, and the page says so', async ({
  page,
}) => {
  const asha = await member();
  await page.goto(`${portal.address}/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await openAs(page, { ...asha, portal: portal.address }, '/security');
  await expect(cardOf(page)).toContainText(`To use them, open it at ${portal.origin}.`);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('a portal at a bare IP address has no passkeys, and says so', async ({ page }) => {
  const bare = await ownPortal();
  try {
    const { address } = await bare.start();
    await page.goto(`${address}/login`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
    await openAs(page, await signUp('claimant', address), '/security');
    await expect(cardOf(page)).toContainText('Passkeys do not work on this portal');
  } finally {
    await bare.remove();
  }
});

test('a browser without passkeys is told so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(`${portal.origin}/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await openAs(page, await member(), '/security');
  await expect(cardOf(page)).toContainText('This browser cannot make passkeys.');
});
