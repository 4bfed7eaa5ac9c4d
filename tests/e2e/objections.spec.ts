import { expect, type Page } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskOf } from '@/tests/support/browser/desk';
import { expectSound } from '@/tests/support/browser/sound';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs } from '@/tests/support/data/creditor-lists';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { objectedBy, objectionsAs, publishedListAs } from '@/tests/support/data/objections';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;

// A portal of its own: a list published by another test would replace the one objected to.
test.beforeEach(async () => {
  portal = await ownPortal();
});
test.afterEach(() => portal.remove());

const cardOf = (page: Page) => page.getByRole('region', { name: 'लेनदार सूची में आपकी पंक्ति' });

test('a claimant objects to a line on a phone in Hindi with a file, and both sides see the refusal', async ({
  page,
  browser,
}) => {
  test.slow();
  const { address } = await portal.start();
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  const { id, claimNumber } = await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '7500000.00');
  const list = await publishedListAs(meera);

  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await openAs(phone, asha, `/claim/${id}`, 'hi');
  const card = cardOf(phone);
  await expect(card).toContainText(`सूची ${list}`);
  await expect(card).toContainText('कुछ ग़लत हो, तो');
  await expect(card).toContainText('₹75,00,000.00');
  await card.getByRole('button', { name: 'मैं सहमत नहीं हूँ' }).click();
  const form = card.getByRole('form');
  await form.getByRole('button', { name: 'आपत्ति भेजें' }).click();
  await expect(form).toContainText('चुनें कि क्या ग़लत है।');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await form.getByRole('radio', { name: 'मुझे सूची के ग़लत भाग में रखा गया है' }).check();
  await form.getByRole('textbox').fill('बैंक के पास प्रतिभूति है।');
  const chooser = phone.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'फ़ाइल जोड़ें' }).click();
  await (await chooser).setFiles({
    name: 'charge.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await expect(form.getByRole('button', { name: 'न भेजें: charge.pdf' })).toBeVisible();
  await expectSound(phone, 'objecting-hi');
  await phone.setViewportSize({ width: 360, height: 800 });
  await pressTwice(form.getByRole('button', { name: 'आपत्ति भेजें' }));
  await expectToast(phone, 'आपकी आपत्ति भेज दी गई');
  await expect(card).toContainText('जवाब बाकी');
  await expect(card.getByRole('button', { name: 'मैं सहमत नहीं हूँ' })).toHaveCount(0);
  await expectSound(phone, 'objected-hi');
  expect((await objectionsAs(asha, id)).body.objections).toHaveLength(1);

  await openAs(page, meera, '/ip/verify');
  const desk = deskOf(page);
  await desk.alive();
  await page.keyboard.press('F8');
  await expect(page).toHaveURL(/queue=objections/);
  await expect(desk.queue('Objections')).toContainText('1');
  await desk.item(claimNumber).getByRole('link').click();
  await expect(desk.claim).toContainText('बैंक के पास प्रतिभूति है।');
  await expect(desk.claim).toContainText('I am in the wrong part of the list');
  await expect(desk.claim).toContainText('charge.pdf');
  await expectSound(page, 'desk-objection');
  await desk.claim.getByRole('button', { name: 'Refuse objection…' }).click();
  const dialog = page.getByRole('dialog', { name: `Refuse the objection of ${claimNumber}` });
  await dialog.getByRole('button', { name: 'Refuse objection' }).click();
  await expect(dialog).toContainText('Give the reasons.');
  await dialog.getByRole('textbox').fill('No charge is registered.');
  await expectSound(page, 'desk-refusing');
  await dialog.getByRole('button', { name: 'Refuse objection' }).click();
  await expectToast(page, 'The objection is refused. The letter is being made');
  await expect(desk.queue('Objections')).toContainText('0');

  await phone.reload();
  await expect(card).toContainText('No charge is registered.');
  await expect(card).toContainText('नहीं मानी गई');
  await expectSound(phone, 'refused-hi');
  await card.getByRole('link', { name: 'पत्र पर जाएँ' }).click();
  await expect(phone.getByText('आपत्ति का जवाब', { exact: true })).toBeInViewport();
  await context.close();
});

test('a determination answers an objection on a page that is open', async ({ page }) => {
  test.slow();
  const { address } = await portal.start();
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  const { id } = await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '1000.00');
  const list = await publishedListAs(meera);
  await objectedBy(asha, id, list);
  await openAs(page, asha, `/claim/${id}`);
  const card = page.getByRole('region', { name: 'Your row in the list of creditors' });
  await expect(card).toContainText('Not answered yet');
  const heads = [
    {
      head: 'principalAmount',
      claimed: '1000.00',
      admitted: '400.00',
      notAdmitted: '600.00',
      reasons: [{ code: 'paid_already', amount: '600.00' }],
    },
  ];
  const revised = determinationOf(heads, { basis: 'revised', confirm: true });
  expect((await determineAs(meera, id, revised)).status).toBe(201);
  await expect(card).toContainText('₹400.00 is admitted now');
  // The amount of the list is still shown beside the new one.
  await expect(card).toContainText('₹1,000.00');
  await expectSound(page, 'revised-en');
  expect((await ask<PresentedClaim>(asha, 'GET', `claims/${id}`)).body.objection).toBe('revised');
});

test('an administrator sets the number of days for objections', async ({ page }) => {
  const { address } = await portal.start();
  const meera = await signUp('ip_admin', address);
  await openAs(page, meera, '/ip/creditors');
  const days = page.getByLabel('Days for objections after publication');
  await days.fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('14');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved');
  await page.reload();
  await expect(days).toHaveValue('14');
  await expectSound(page, 'objection-days');
});

test('whoever is admitted less than they asked for objects from under the reasons', async ({
  page,
}) => {
  const { address } = await portal.start();
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  const claim = await createClaimAs(asha, 'form_d');
  await determinedAs(meera, claim, [
    { head: 'remainder', notAdmitted: '100000', reasons: [{ code: 'paid_already' }] },
  ]);
  await publishedListAs(meera);
  await openAs(page, asha, `/claim/${claim.id}`);
  await page.getByRole('link', { name: /^I do not agree \(until / }).click();
  const form = page
    .getByRole('region', { name: 'Your row in the list of creditors' })
    .getByRole('form');
  await expect(form).toBeVisible();
  await expect(form).toBeInViewport();
  await page.reload();
  await expect(form).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio').first()).toBeFocused();
});
