import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { callsTo, openAs, pressTwice, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { control, fillForm } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { paper } from '@/tests/support/data/papers';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const enter = (page: Page) => page.getByRole('button', { name: 'Enter the claim' });
const head = (page: Page) => page.locator('[data-claim-head]');

async function open(page: Page) {
  const ravi = await signUp('ip_case_manager');
  await withoutLive(page);
  await openAs(page, ravi, '/ip/enter');
  return ravi;
}

/** When and how the paper came, and on which form. */
async function receive(page: Page, form: string) {
  await expect(async () => {
    await page.getByLabel(/^Form/).selectOption(form);
    await expect(page.locator('#entry-form')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel(/^How it arrived/).selectOption('post');
  await fillDate(dateNamed(page, 'Day of receipt'), today());
}

const values = (name: string) => ({
  ...sampleValuesOf('form_d'),
  ...someNumbers(),
  fullName: name,
  email: '',
});

test('a professional uploads a paper, types it beside its scan, and enters it for a creditor without e-mail', async ({
  page,
}) => {
  test.slow();
  const ravi = await open(page);
  await receive(page, 'form_d');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: paper(['Form D', 'Kamla Devi']),
    });
  const viewer = page.getByRole('region', { name: 'Document', exact: true });
  await expect(viewer.getByText('Kamla Devi')).toBeVisible();
  await fillForm(page, 'form_d', values('Kamla Devi'));
  expect(await faultsOf(page)).toEqual([]);
  const sent = callsTo(page, '/api/claims/entered');
  await pressTwice(enter(page));
  await expect(page).toHaveURL(/\/ip\/claim\/[\da-f-]+$/);
  expect(sent).toEqual(['POST']);
  await expect(head(page)).toContainText('Kamla Devi');
  await expect(head(page)).toContainText('No account');
  await expect(head(page)).toContainText('With Ravi Menon');
  await expect(page.getByRole('region', { name: 'Filed by' })).toContainText('Came by post');
  await expect(page.getByRole('region', { name: 'Filed by' })).toContainText('None given');
  await expect(page.getByRole('button', { name: /^Chat about/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(page.getByText('entered the claim, which came by post on')).toBeVisible();
  const [claim] = await rows<{ entered_by_id: string; documents: number }>(
    `SELECT entered_by_id, (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id) AS documents
     FROM claims c WHERE c.assigned_to_id = $1::uuid`,
    [ravi.user.id],
  );
  expect(claim).toEqual({ entered_by_id: ravi.user.id, documents: 1 });
});

test('missing answers of a paper are named, and the same paper needs a confirmation', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await receive(page, 'form_d');
  await page.getByLabel(/^How it arrived/).selectOption('');
  await enter(page).click();
  await expect(page.getByText('Say how it arrived')).toBeVisible();
  await page.getByLabel(/^How it arrived/).selectOption('in_person');
  await enter(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Full Name' });
  await expect(summary).toBeVisible();
  // Fields that a paper may leave empty are not named.
  await expect(summary).not.toContainText('IFSC');

  const typed = { fullName: 'Radha Rani', claimAmount: '4242', natureOfClaim: 'salary_dues' };
  await fillForm(page, 'form_d', typed);
  await page.getByRole('button', { name: 'Enter and go to the next' }).click();
  await expect(page.getByText(/^CLM-\d+-\d+ is entered$/).first()).toBeVisible();
  await expect(control(page, 'fullName')).toHaveValue('');
  await expect(page.getByLabel(/^How it arrived/)).toHaveValue('in_person');

  await fillForm(page, 'form_d', typed);
  await enter(page).click();
  const question = page.getByRole('alert').filter({ hasText: 'Was this claim entered already?' });
  await expect(question.getByRole('link', { name: /^Look at CLM-/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Go on editing' }).click();
  await expect(question).toBeHidden();
  await expect(control(page, 'claimAmount')).toHaveValue('4,242');
  await enter(page).click();
  await question.getByRole('button', { name: 'It is another claim: enter it' }).click();
  await expect(head(page)).toContainText('Radha Rani');
});

test('leaving the entry of a paper with typed text asks first', async ({ page }) => {
  await open(page);
  await receive(page, 'form_b');
  await control(page, 'companyName').fill('Kaveri Traders');
  await page.getByRole('link', { name: 'Verification desk' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(control(page, 'companyName')).toHaveValue('Kaveri Traders');
});

test('@phone a paper is entered on a phone', async ({ page }) => {
  test.slow();
  await open(page);
  await receive(page, 'form_f');
  const overhang = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
  await fillForm(page, 'form_f', {
    fullName: 'Meena Kumari',
    claimAmount: '950',
    natureOfClaim: 'refund_due',
  });
  expect(await faultsOf(page)).toEqual([]);
  await enter(page).click();
  await expect(head(page)).toContainText('Meena Kumari');
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
});

test('a typing mistake is corrected with a reason, and the creditor is invited', async ({
  page,
}) => {
  test.slow();
  const ravi = await open(page);
  await receive(page, 'form_d');
  const typed = { fullName: 'Kamla Dev', claimAmount: '9191', natureOfClaim: 'salary_dues' };
  await fillForm(page, 'form_d', { ...typed, ...someNumbers() });
  await enter(page).click();
  await expect(head(page)).toContainText('Kamla Dev');

  await page.getByRole('link', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Correct claim CLM-');
  const name = control(page, 'fullName');
  await name.fill('Kamla Devi');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const reason = page.getByRole('textbox', { name: 'Reason for the correction' });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Say why you correct it/);
  expect(await faultsOf(page)).toEqual([]);
  // Leaving with typed text asks first.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on this page' }).click();
  await reason.fill('The last letter was under a stamp.');
  const sent = callsTo(page, new URL(page.url()).pathname.split('/')[3] ?? '');
  await pressTwice(save);
  await expect(page).toHaveURL(/\/ip\/claim\/[\da-f-]+$/);
  expect(sent.filter((method) => method === 'PATCH')).toEqual(['PATCH']);
  await expect(head(page)).toContainText('Kamla Devi');
  await page.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(page.getByText(/corrected what was entered from paper: Full Name/)).toBeVisible();
  await expect(page.getByText('The last letter was under a stamp.')).toBeVisible();
  await page.getByRole('tab', { name: 'Form D' }).click();

  await page.getByRole('button', { name: 'Give an e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give the creditor an account' });
  const email = dialog.getByRole('textbox', { name: 'E-mail address' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(email).toBeFocused();
  await email.fill(ravi.user.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toContainText('belongs to an insolvency professional');
  expect(await faultsOf(page)).toEqual([]);
  const address = `kamla.${Date.now()}@example.in`;
  await email.fill(address);
  await pressTwice(dialog.getByRole('button', { name: 'Invite' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Filed by' })).toContainText(address);
  await expect(page.getByRole('button', { name: 'Give an e-mail address' })).toHaveCount(0);
  const mailed = await rows(
    `SELECT FROM mail_queue m JOIN users u ON u.id = m.user_id WHERE u.email = $1 AND m.kind = 'invitation'`,
    [address],
  );
  expect(mailed).toHaveLength(1);

  // The address was misspelt.
  await page.getByRole('button', { name: 'Change the e-mail address' }).click();
  const anew = page.getByRole('dialog', { name: 'Invite the creditor at another address' });
  await expect(anew).toContainText(address);
  await anew.getByRole('textbox', { name: 'E-mail address' }).fill(`real-${address}`);
  await pressTwice(anew.getByRole('button', { name: 'Invite' }));
  await expect(anew).toBeHidden();
  await expect(page.getByRole('region', { name: 'Filed by' })).toContainText(`real-${address}`);
  await page.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(page.getByText(/corrected the creditor’s e-mail address/)).toBeVisible();
});

test('a claim that did not come on paper cannot be corrected, and says so', async ({ page }) => {
  const meera = await signUp('ip_admin');
  const { id } = await createClaimAs(await signUp());
  await openAs(page, meera, `/ip/claim/${id}`);
  await expect(head(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct', exact: true })).toHaveCount(0);
  await page.goto(`/ip/claim/${id}/correct`);
  await expect(page.getByText('This claim cannot be corrected here')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
