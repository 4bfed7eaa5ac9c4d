import { expect, type Page } from '@playwright/test';
import type { registrationOf } from '@/tests/support/data/people';

type Registration = ReturnType<typeof registrationOf>;

/** Fills the fields that both registration forms have. */
export async function fillRegistration(page: Page, person: Registration) {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Logs in on the sign-in page that is open. */
export async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The toast with this title, and with this description where one is given. */
export async function expectToast(page: Page, title: string, description = '') {
  const toast = page.getByRole('region', { name: /^(Notifications|सूचनाएँ)/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(description);
}

/** Opens the newest letter to this address in the trial's outbox and gives its link. */
export async function linkMailedTo(page: Page, email: string) {
  const letter = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto('/trial/outbox');
    await expect(letter).toBeVisible({ timeout: 1000 });
  }).toPass();
  await letter.getByRole('link').click();
  const link = page.getByRole('link', { name: /reset-password\?token=/ });
  return new URL((await link.textContent()) ?? '');
}
