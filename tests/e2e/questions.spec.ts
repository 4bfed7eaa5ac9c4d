import { expect, type Page } from '@playwright/test';
import { formatDate } from '@/lib/format/date';
import { faultsOf } from '@/tests/support/browser/axe';
import { hold, openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { stopClock } from '@/tests/support/browser/clock';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { deskOf } from '@/tests/support/browser/desk';
import { browserKeeps } from '@/tests/support/browser/mishaps';
import { aClaim, claimAs } from '@/tests/support/data/changing';
import { pdf } from '@/tests/support/data/files';
import { askedOf, inDays, questionsAs } from '@/tests/support/data/questions';
import { expectToast } from '@/tests/support/http/sign-in';

/** One question among those on a claimant's page. */
const asked = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'दावा कहाँ तक पहुँचा' })
    .getByRole('listitem')
    .filter({ hasText: text });

test('a question from the checklist is answered on a phone in Hindi, asked again, and answered again', async ({
  page,
  browser,
}) => {
  // Two people, one after the other.
  test.slow();
  const { asha, ravi, id, claim } = await aClaim();

  // The professional asks three things at the desk: two from the checklist, one in their own words.
  await openAs(page, ravi, `/ip/verify?claim=${id}`);
  const desk = deskOf(page).claim;
  await desk.getByRole('button', { name: 'Ask the claimant' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask about claim ${claim.claimNumber}` });
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toContainText('Choose or write at least one question.');
  await dialog.getByRole('checkbox', { name: 'Your last salary slips' }).check();
  await dialog.getByRole('checkbox', { name: /^Proof of your last day of work/ }).check();
  await dialog.getByRole('textbox', { name: 'Something else' }).fill('Which months are unpaid?');
  await fillDate(dateNamed(dialog, 'Answer due by'), inDays(6));
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask 3 questions' }).click();
  await expectToast(page, 'We have asked the claimant');
  await expect(desk).toContainText('3 open, 0 answered, 0 accepted');
  expect((await claimAs(ravi, id)).body.status).toBe('info_required');

  // The claimant answers each on a telephone: one in words, one with a file, one with neither.
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await openAs(phone, asha, '/', 'hi');
  const waiting = `${formatDate(inDays(6), 'hi')} तक 3 सवालों के जवाब दें`;
  await phone.getByRole('link', { name: waiting }).first().click();
  await expect(phone).toHaveURL(new RegExp(`/claim/${id}#questions$`));
  const words = asked(phone, 'Which months are unpaid?');
  await words.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(words).toContainText('जवाब लिखें, फ़ाइल जोड़ें');
  await words.getByRole('textbox', { name: 'आपका जवाब' }).fill('जून और जुलाई');
  await words.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(words).toContainText('जवाब दिया गया');
  const slips = asked(phone, 'आपकी आख़िरी सैलरी स्लिप');
  const chooser = phone.waitForEvent('filechooser');
  await slips.getByRole('button', { name: 'फ़ाइल जोड़ें' }).click();
  await (await chooser).setFiles({ name: 'slips.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(slips.getByRole('button', { name: /^न भेजें/ })).toBeVisible();
  await slips.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(slips).toContainText('जवाब दिया गया');
  const lastDay = asked(phone, 'काम के आख़िरी दिन का सबूत');
  await lastDay.getByRole('button', { name: 'मेरे पास नहीं है' }).click();
  await expect(lastDay).toContainText('मेरे पास नहीं है');
  await expect(phone.getByText('आपने हर सवाल का जवाब दे दिया है')).toBeVisible();
  expect(await faultsOf(phone)).toEqual([]);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  expect((await claimAs(asha, id)).body).toMatchObject({
    status: 'under_review',
    documents: [{ originalFileName: 'slips.pdf', documentType: 'salary' }],
  });

  // The desk sees each answer beside its question, accepts one and asks another again.
  await expect(desk).toContainText('0 open, 3 answered, 0 accepted');
  await expect(desk).toContainText('जून और जुलाई');
  await desk.getByRole('button', { name: 'Accept: Your last salary slips' }).click();
  await expect(desk).toContainText('0 open, 2 answered, 1 accepted');
  await desk.getByRole('button', { name: 'Ask again: Which months are unpaid?' }).click();
  const again = page.getByRole('dialog', { name: 'Ask again' });
  await again.getByRole('textbox', { name: /^What is missing/ }).fill('And August?');
  await again.getByRole('button', { name: 'Ask again' }).click();
  await expectToast(page, 'Asked again');
  await expect(desk).toContainText('1 open, 1 answered, 1 accepted');

  // The claimant sees the reason and their former answer; typed text survives a reload until it is sent.
  await expect.poll(() => browserKeeps(phone)).not.toContain('edit:');
  const scripts = await hold(phone, '**/_next/static/**/*.js');
  await phone.reload({ waitUntil: 'commit' });
  await expect(words).toContainText('And August?');
  const answer = words.getByRole('textbox', { name: 'आपका जवाब' });
  await expect(answer).toHaveValue('');
  // On a slow network people type before the page responds.
  await answer.fill('अगस्त भी');
  scripts.letGo();
  // The browser stores the text encrypted.
  await expect.poll(() => browserKeeps(phone)).toContain('edit:');
  expect(await browserKeeps(phone)).not.toContain('अगस्त');
  await phone.reload();
  await expect(answer).toHaveValue('अगस्त भी');
  await words.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(phone.getByText('आपने हर सवाल का जवाब दे दिया है')).toBeVisible();
  await context.close();

  await expect(desk).toContainText('0 open, 2 answered, 1 accepted');
  await expect(desk).toContainText('अगस्त भी');
  await desk.getByRole('button', { name: 'Accept: Which months are unpaid?' }).click();
  await desk.getByRole('button', { name: /^Accept: Proof of your last day/ }).click();
  await expect(desk).toContainText('0 open, 0 answered, 0 accepted');
  const [list] = (await questionsAs(ravi, id)).body.questions;
  expect(list?.closedAt).toEqual(expect.any(String));
  expect((await claimAs(ravi, id)).body.status).toBe('under_review');
  // This is the queue to verify.
  await expect(deskOf(page).list.getByLabel('Queues')).toHaveValue('to_verify');
  await expect(deskOf(page).item(claim.claimNumber)).toBeVisible();
});

test('text typed before the answer form responds survives a live update', { tag: '@long' }, async ({
  page,
}) => {
  const { asha, ravi, id } = await aClaim();
  await askedOf(ravi, id, ['Which months are unpaid?']);
  await openAs(page, asha, `/claim/${id}`, 'hi');
  const html = await (await page.request.get(`/claim/${id}`)).text();
  const begin = await hold(page, '**/_next/static/**/*.js');
  // All scripts except those that the page starts with.
  const later = await hold(
    page,
    ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname),
  );
  const form = page.getByRole('form', { name: 'Which months are unpaid?' });
  await page.reload({ waitUntil: 'commit' });
  await form.getByRole('textbox').fill('जून और जुलाई');
  begin.letGo();
  await expect.poll(() => later.waiting).toBeGreaterThan(0);
  await askedOf(ravi, id, ['What were you paid last?']);
  await expect(page.getByText('What were you paid last?').first()).toBeVisible();
  later.letGo();
  await expect(form.getByRole('button', { name: 'जवाब भेजें' })).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('जून और जुलाई');
  await form.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(asked(page, 'Which months are unpaid?')).toContainText('जून और जुलाई');
  // Changing an answer starts from the former one.
  await page.getByRole('button', { name: 'जवाब बदलें: Which months are unpaid?' }).click();
  await form.getByRole('textbox').fill('अगस्त');
  await form.getByRole('button', { name: /^रद्द/ }).click();
  await page.getByRole('button', { name: 'जवाब बदलें: Which months are unpaid?' }).click();
  await expect(form.getByRole('textbox')).toHaveValue('जून और जुलाई');
});

test('questions that cannot be loaded say so, and can be loaded again', { tag: '@long' }, async ({
  page,
}) => {
  const { ravi, id } = await aClaim();
  // The page would load them again by itself, and remove the button.
  await page.clock.install();
  await withoutLive(page);
  await page.route('**/api/claims/*/questions', (route) => route.abort());
  await openAs(page, ravi, `/ip/claim/${id}?tab=decision`);
  const card = page.getByRole('region', { name: 'Questions to the claimant' });
  await expect(card.getByText('The questions could not be loaded')).toBeVisible();
  await stopClock(page);
  await page.unroute('**/api/claims/*/questions');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toContainText('Nobody has asked anything yet.');
});
