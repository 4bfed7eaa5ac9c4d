import { expect, type Locator, type Page } from '@playwright/test';
import { dayInIndia } from '@/lib/format/date';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { admittedAs } from '@/tests/support/data/creditor-lists';
import { determinationsFor } from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { reportTransferAs } from '@/tests/support/data/transfers';
import { expectToast } from '@/tests/support/http/sign-in';

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });

async function choose(page: Page, within: Locator, button: string, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file(name));
  await expect(
    within.getByRole('button', { name: /दूसरी फ़ाइल चुनें|Choose another file/ }),
  ).toBeVisible();
  await expect(within.getByText(name)).toBeVisible();
}

test('a part of a claim is transferred: reported on a phone in Hindi, agreed to, and accepted at the desk', async ({
  page,
  browser,
}) => {
  // Three people, one after the other.
  test.slow();
  const [yogita, zoya, meera] = await Promise.all([signUp(), signUp(), signUp('ip_admin')]);
  const claim = await admittedAs(yogita, meera, 'form_c', 'Y Finance', '500000.00');

  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await openAs(phone, yogita, `/claim/${claim.id}`, 'hi');
  const card = phone.getByRole('region', { name: 'बकाया किसी और के नाम करना (ट्रांसफ़र)' });
  // Of a claim that is decided, a phone shows headings alone.
  await card.getByRole('button', { expanded: false }).click();
  await card.getByRole('button', { name: 'ट्रांसफ़र की सूचना दें' }).click();
  await card.getByRole('button', { name: 'ट्रांसफ़र की सूचना भेजें' }).click();
  await expect(card).toContainText('नाम लिखें');
  await expect(card).toContainText('काग़ज़ जोड़ें');
  await card.getByLabel('नए लेनदार का नाम').fill('Z Capital');
  await card.getByLabel('उनका ईमेल पता').fill(zoya.user.email);
  await card.getByLabel('राशि, रुपये में').fill('5,00,000.01');
  await expect(card).toContainText('आप ज़्यादा से ज़्यादा ₹5,00,000.00 ट्रांसफ़र कर सकते हैं');
  await card.getByLabel('राशि, रुपये में').fill('3,00,000');
  await fillDate(dateNamed(card, 'ट्रांसफ़र का दिन'), dayInIndia(new Date()));
  await choose(phone, card, 'फ़ाइल चुनें', 'deed.pdf');
  expect(await faultsOf(phone)).toEqual([]);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  await card.getByRole('button', { name: 'ट्रांसफ़र की सूचना भेजें' }).click();
  await expect(card).toContainText('नए लेनदार का जवाब बाकी');
  await expect(card.getByRole('button', { name: 'वापस लें' })).toBeVisible();

  // The new creditor finds it in the menu of their account.
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, zoya, '/');
  await theirs.getByRole('button', { name: /Asha Devi/ }).click();
  await theirs.getByRole('link', { name: 'Transfers to me' }).click();
  await expect(theirs.getByRole('heading', { name: 'Transfers to me' })).toBeVisible();
  await expect(theirs.getByText('₹3,00,000.00 from Y Finance')).toBeVisible();
  await theirs.getByRole('button', { name: 'Give the answer' }).click();
  const answer = theirs.getByRole('form', { name: 'Your answer' });
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer).toContainText('Please choose');
  const group = (name: RegExp) => answer.getByRole('radiogroup', { name });
  await group(/^Is this money now yours to get/)
    .getByRole('radio', { name: 'Yes' })
    .check();
  await group(/^Are you connected with the company/)
    .getByRole('radio', { name: 'No' })
    .check();
  expect(await faultsOf(theirs)).toEqual([]);
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expectToast(theirs, 'The answer is recorded: yes');
  await expect(theirs.getByText('Both agree', { exact: true })).toBeVisible();

  // The desk finds what waits, and accepts it.
  await openAs(page, meera, '/ip/verify');
  await page.getByRole('link', { name: /^(A transfer|Transfers) of / }).click();
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  await page.goto(`/ip/claim/${claim.id}?tab=decision`);
  const desk = page.getByRole('region', { name: 'Transfer to another creditor' });
  await expect(desk).toContainText('₹3,00,000.00 to Z Capital');
  expect(await faultsOf(page)).toEqual([]);
  await desk.getByRole('button', { name: 'Accept the transfer' }).click();
  await expectToast(page, 'The transfer is accepted');
  await expect(desk).toContainText('Both claims are determined');
  const [inForce] = await determinationsFor(meera, claim.id);
  expect(inForce).toMatchObject({ basis: 'assigned', totals: { admitted: '200000.00' } });
  const made = desk.getByRole('link', { name: /^CLM-/ });
  const number = (await made.textContent()) ?? '';
  await made.click();
  await expect(page).toHaveURL(/\/ip\/claim\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  expect(number).not.toBe(claim.claimNumber);
});

test('the desk records both parties’ agreement from paper, and refuses with reasons', async ({
  page,
}) => {
  const [yogita, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await admittedAs(yogita, meera, 'form_c', 'Y on Paper', '500000.00');
  await reportTransferAs(meera, claim.id, {
    amount: '1000',
    on: dayInIndia(new Date()),
    name: 'Z on Paper',
  });
  await openAs(page, meera, `/ip/claim/${claim.id}?tab=decision`);
  const desk = page.getByRole('region', { name: 'Transfer to another creditor' });
  await desk.getByRole('button', { name: 'Give the answer' }).click();
  const answer = desk.getByRole('form', { name: 'The new creditor’s answer' });
  const group = (name: RegExp) => answer.getByRole('radiogroup', { name });
  await group(/^Does the new creditor agree/)
    .getByRole('radio', { name: 'Yes' })
    .check();
  await group(/related party/)
    .getByRole('radio', { name: 'Yes' })
    .check();
  await group(/in the deed itself/)
    .getByRole('radio', { name: 'No' })
    .check();
  await choose(page, answer, 'Choose the file', 'word.pdf');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk).toContainText('Both agree');
  await expect(desk.getByRole('button', { name: 'Their word: word.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: 'Refuse', exact: true }).click();
  await desk.getByRole('button', { name: 'Refuse the transfer' }).click();
  await expect(desk).toContainText('Please give the reasons');
  await desk.getByRole('textbox', { name: /^Reasons/ }).fill('The deed is not stamped.');
  await desk.getByRole('button', { name: 'Refuse the transfer' }).click();
  await expectToast(page, 'The transfer is refused');
  await expect(desk).toContainText('The deed is not stamped.');
  await expect(desk.getByRole('button', { name: 'Report a transfer' })).toBeVisible();
});
