import { expect } from '@playwright/test';
import { documentOf } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

for (const [language, words] of [
  [
    'en',
    {
      some: 'We are looking into one of your claims',
      one: 'We are looking into this claim',
      none: 'No claims submitted',
      chat: 'Chat',
    },
  ],
  [
    'hi',
    {
      some: 'आपके एक दावे की ख़ास जाँच हो रही है',
      one: 'इस दावे की ख़ास जाँच हो रही है',
      none: 'अभी तक कोई दावा जमा नहीं हुआ',
      chat: 'चैट',
    },
  ],
] as const)
  test(`@phone claims in quarantine are shown, marked, and cannot be changed (${language})`, async ({
    page,
  }) => {
    const [asha, meera] = [await signUp(), await signUp('ip_admin')];
    const claim = await createClaimAs(asha);
    await documentOf(asha, claim.id);
    const body = { userId: asha.user.id, password: meera.password };
    await call('POST', '/api/quarantines', { token: meera.token, body });
    await openAs(page, asha, '/', language);
    await expect(page.getByText(words.some)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.none })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: claim.claimNumber }).click();
    await expect(page.getByText(words.one)).toBeVisible();
    await expect(page.getByText('bill.pdf')).toBeVisible();
    await expect(page.getByRole('link', { name: /Edit|बदलें/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.chat })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`/claim/${claim.id}/edit`);
    await expect(page.getByText(words.one)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
