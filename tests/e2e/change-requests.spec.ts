import { expect } from '@playwright/test';
import { openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskOf } from '@/tests/support/browser/desk';
import { expectSound } from '@/tests/support/browser/sound';
import { changesAs } from '@/tests/support/data/changes';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinedAs } from '@/tests/support/data/creditor-lists';
import { pdf } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

const phone = { width: 360, height: 740 };

test('a driver sends the paper for a refused amount and a new account on a phone in Hindi, and the desk answers', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const [meera, asha] = [await signUp('ip_admin'), await signUp()];
  const claim = await createClaimAs(asha, 'form_d');
  await determinedAs(meera, claim, [
    { head: 'overtimeAmount', admitted: '18400' },
    { head: 'bonusAmount', admitted: '16800' },
    { head: 'gratuityAmount', admitted: '51200' },
    {
      head: 'remainder',
      notAdmitted: '100000',
      reasons: [{ code: 'no_proof', text: '1 Oct 2026' }],
    },
  ]);
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const hand = await context.newPage();
  await openAs(hand, asha, `/claim/${claim.id}`, 'hi');
  await hand
    .getByRole('button', { name: /^यह काग़ज़ भेजें/ })
    .first()
    .click();
  const card = hand.getByRole('region', { name: 'बदलाव का अनुरोध' });
  const form = card.getByRole('form');
  await expect(form.getByRole('radio', { name: 'एक और काग़ज़' })).toBeChecked();
  const words = form.getByRole('textbox', { name: /यह काग़ज़ किस रकम का है/ });
  await expect(words).toBeFocused();
  await expect(words).toBeInViewport();
  await expect(words).toHaveValue(/1 Oct 2026/);
  await form.getByRole('button', { name: 'अनुरोध भेजें' }).click();
  await expect(form).toContainText('जो काग़ज़ भेजना है, उसे जोड़ें।');
  const chooser = hand.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'फ़ाइल जोड़ें' }).click();
  await (await chooser).setFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(form.getByRole('button', { name: 'न भेजें: slip.pdf' })).toBeVisible();
  await expectSound(hand, 'asking-with-paper-hi');
  await hand.setViewportSize(phone);
  await pressTwice(form.getByRole('button', { name: 'अनुरोध भेजें' }));
  await expectToast(hand, 'आपका अनुरोध भेज दिया गया');
  await expect(card).toContainText('जवाब बाकी');
  await expect(
    hand.getByRole('link', { name: /^आपने .* को बदलाव का अनुरोध किया। अब दिवाला पेशेवर जवाब देंगे।$/ }),
  ).toBeVisible();

  await card.getByRole('button', { name: 'बदलाव का अनुरोध करें' }).click();
  // Nothing of the request that was sent.
  await expect(form.getByRole('textbox', { name: /क्या बदलना है, और क्यों/ })).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('radio', { name: 'बैंक खाता' }).check();
  await form.getByRole('button', { name: 'खाता नंबर बदलें' }).click();
  await form.getByRole('textbox', { name: /खाता (संख्या|नंबर)/ }).fill('60200098765432');
  await form.getByRole('textbox', { name: /खाता क्यों बदलना है/ }).fill('पुराना खाता बंद हो गया है।');
  await expectSound(hand, 'asking-for-account-hi');
  await hand.setViewportSize(phone);
  await form.getByRole('button', { name: 'अनुरोध भेजें' }).click();
  await expectToast(hand, 'आपका अनुरोध भेज दिया गया');
  // The toast of the first request has the same words.
  await expect.poll(async () => (await changesAs(asha, claim.id)).body.changes.length).toBe(2);

  await openAs(page, meera, `/ip/verify?queue=change_requests&claim=${claim.id}&pane=claim`);
  const desk = deskOf(page);
  await desk.alive();
  await expect(desk.queue('Requests for a change')).toHaveCount(1);
  await expect(desk.claim).toContainText('slip.pdf');
  const account = desk.claim.getByRole('region', { name: 'Bank account' });
  await account.getByRole('button', { name: /^Show .* in full$/ }).click();
  await expect(account).toContainText(/6020 ?0098 ?7654 ?32/);
  await expectSound(page, 'desk-change-requests');
  await account.getByRole('button', { name: 'Accept…' }).click();
  const accepting = page.getByRole('dialog');
  await accepting.getByRole('button', { name: 'Accept change' }).click();
  await expectToast(page, 'The change is accepted');
  await desk.claim
    .getByRole('region', { name: 'Another paper' })
    .getByRole('button', { name: 'Decline…' })
    .click();
  const declining = page.getByRole('dialog');
  await declining.getByRole('button', { name: 'Decline change' }).click();
  await expect(declining).toContainText('Give the reason.');
  await declining.getByRole('textbox').fill('The slip is of another month.');
  await expectSound(page, 'desk-declining-change');
  await declining.getByRole('button', { name: 'Decline change' }).click();
  await expectToast(page, 'The change is declined');

  // An open page hears of both.
  await expect(card).toContainText('The slip is of another month.');
  await expect(card.getByRole('region', { name: 'बैंक खाता' })).toContainText('हो गया');
  await expectSound(hand, 'answered-hi');
  await context.close();
});
