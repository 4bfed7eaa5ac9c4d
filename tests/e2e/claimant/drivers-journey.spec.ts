import { expect, type Locator, type Page } from '@playwright/test';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { wordsIn } from '@/lib/i18n/words';
import { cityName } from '@/lib/reference/places';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { fillDate } from '@/tests/support/browser/dates';
import { control } from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const words = wordsIn('hi').wizard;
const form = formOf('form_d');

/** What a driver must fill in; the rest comes from the account, follows by itself, or does not apply. */
const told = {
  ...sampleValuesOf('form_d', 'hi'),
  claimAmount: '1,86,400/-',
  ifscCode: 'SBIN0000691',
};
const fields = [
  ...['fatherName', 'dateOfBirth', 'gender', 'maritalStatus', 'currentAddress', 'currentCity'],
  ...['currentPincode', 'aadhaarNumber', 'employeeId', 'joiningDate', 'lastWorkingDate'],
  ...['designation', 'workLocation', 'employmentType', 'claimAmount', 'natureOfClaim'],
  ...['claimDescription', 'salaryDueMonths', 'ifscCode', 'accountNumber'],
];

/** Taps and types, and counts both. */
function hand(page: Page) {
  const done = { taps: 0, fields: 0 };
  async function tap(what: Locator) {
    done.taps += 1;
    await what.tap();
  }
  /** Choices in the phone's own list, which the test cannot see as taps. */
  async function pick(act: () => Promise<unknown>) {
    done.taps += 1;
    await act();
  }
  return {
    done,
    tap,
    async fill(name: string) {
      const field = fieldsOf(form).find((one) => one.name === name);
      const value = String(told[name as keyof typeof told]);
      const input = control(page, name);
      done.fields += 1;
      const { widget } = behaviourOf(field?.kind ?? 'text');
      if (widget === 'select') {
        done.taps += 1;
        await pick(() => input.selectOption(value));
      } else if (widget === 'date') {
        await tap(input);
        // A phone's keyboard moves from box to box.
        await fillDate(input, value);
      } else if (widget === 'city') {
        await tap(input);
        const list = page.getByRole('dialog');
        await list.getByRole('combobox').fill(cityName(wordsIn('hi').places, value));
        await tap(list.getByRole('option').first());
      } else {
        await tap(input);
        await page.keyboard.insertText(value);
      }
    },
  };
}

test('@phone a driver files in Hindi on a slow network that fails twice, in few taps', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const ramesh = await signUp();
  const line = await page.context().newCDPSession(page);
  const network = (offline: boolean) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
  await line.send('Network.enable');
  await network(false);
  await openAs(page, ramesh, '/', 'hi');
  const { done, tap, fill } = hand(page);
  const shown = page.locator('#claim-form [data-open]');
  const onward = shown.getByRole('button', { name: words.sections.next.replace('{title}', '') });
  const next = page.getByRole('button', { name: words.next, exact: true });
  const started = Date.now();

  await tap(page.locator('a[href="/claim/new"]').first());
  await tap(page.locator('label:has(input[value="form_d"])'));
  await tap(next);
  await expect(shown).toHaveCount(1);
  const screens = await page.locator('#claim-form [data-screen]').count();
  for (let screen = 1; screen <= screens; screen += 1) {
    await expect(shown.locator('h3').first()).toBeInViewport();
    // The network fails on the first screen, and again on the fourth.
    if (screen === 1 || screen === 4) await network(true);
    const here = await shown
      .locator('[name]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    for (const name of fields) {
      if (here.includes(name) || (name === 'currentCity' && here.includes('currentPincode')))
        await fill(name);
    }
    await network(false);
    if (screen < screens) await tap(onward);
  }
  await expect(control(page, 'bankName')).toHaveValue('State Bank of India');
  await tap(next);
  await expect(page.locator('#claim-form')).toHaveCount(0);
  await tap(next);
  await tap(page.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: words.submit, exact: true }));
  await expect(page.getByText(words.submitted.title).first()).toBeVisible();

  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `A driver's journey: ${done.taps} taps, ${done.fields} fields, ${seconds} s\n`,
  );
  expect(done.taps).toBeLessThanOrEqual(40);
  expect(done.fields).toBeLessThanOrEqual(22);

  const { body } = await call<{ claims: { id: string }[] }>('GET', '/api/claims', ramesh);
  expect(body.claims).toHaveLength(1);
  const filed = await call('GET', `/api/claims/${body.claims[0]?.id}`, ramesh);
  expect(filed.body).toMatchObject({
    claimAmount: '186400.00',
    claimData: { currentState: 'Delhi', bankName: 'State Bank of India', nationality: 'भारतीय' },
  });
});
