import { expect, type Locator, type Page } from '@playwright/test';
import type { Field } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { control } from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const form = formOf('form_f');
const values = sampleValuesOf('form_f');

const hasFocus = (one: Locator) =>
  one.evaluate((element) => element.contains(document.activeElement)).catch(() => false);

/** Goes to a control by Tab alone, from wherever the focus is. */
async function tabTo(page: Page, one: Locator, name: string) {
  await expect(one, name).toBeVisible();
  for (let press = 0; press < 200; press += 1) {
    if (await hasFocus(one)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`200 presses of Tab do not lead to ${name}`);
}

/** Presses a control without a mouse. */
async function press(page: Page, one: Locator, name: string) {
  await tabTo(page, one, name);
  await page.keyboard.press('Enter');
}

/** A heading that has come has the focus, and is what the page read as text begins with or has; no control there lacks a name. */
async function expectRead(page: Page, heading: Locator) {
  await expect(heading).toBeFocused();
  const tree = await page.locator('main').ariaSnapshot();
  expect(tree).toContain(`heading "${await heading.textContent()}"`);
  expect(tree.split('\n').filter((line) => /- (button|link|textbox|combobox)$/.test(line))).toEqual(
    [],
  );
}

async function type(page: Page, field: Field, value: string) {
  const input = control(page, field.name);
  await tabTo(page, input, field.name);
  switch (behaviourOf(field.kind).widget) {
    case 'select':
      for (let down = 0; down < 20 && (await input.inputValue()) !== value; down += 1)
        await page.keyboard.press('ArrowDown');
      return expect(input).toHaveValue(value);
    case 'city':
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(value);
      await expect(
        page.getByRole('dialog').getByRole('option', { selected: true }),
      ).toHaveAttribute('data-value', value);
      await page.keyboard.press('Enter');
      return expect(input).toBeFocused();
    default:
      await page.keyboard.press('Control+A');
      return page.keyboard.type(value);
  }
}

test('a claim is filed by keyboard alone, and each step is read from its heading', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const asha = await signUp();
  await openAs(page, asha, '/');
  await press(page, page.getByRole('link', { name: 'Submit Your First Claim' }), 'the first claim');
  await expectRead(page, page.getByRole('heading', { level: 1, name: 'New Claim' }));

  const customer = page.getByRole('radio', { name: /^I was a customer/ });
  await tabTo(page, page.locator('main fieldset').first(), 'the first question');
  for (let down = 0; down < 10 && !(await customer.isChecked()); down += 1)
    await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Continue with Form F' }), 'Continue');
  await expectRead(page, page.getByRole('heading', { level: 2 }).first());

  const late = form.sections.filter((section) => section.late).flatMap(({ fields }) => fields);
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (!field.required || late.includes(field) || typeof value !== 'string') continue;
    if (behaviourOf(field.kind).widget === 'date') continue;
    await type(page, field, value);
  }
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await press(page, next, 'Next');
  await expectRead(
    page,
    page.getByRole('heading', { level: 2, name: /papers|documents/i }).first(),
  );
  await press(page, next, 'Next');
  await expectRead(page, page.getByRole('heading', { level: 2 }).first());
  await tabTo(page, page.getByRole('checkbox'), 'the declaration');
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Submit', exact: true }), 'Submit');
  await expectRead(page, page.locator('#filed-heading'));
  const { body } = await call<{ claims: { id: string }[] }>('GET', '/api/claims', asha);
  expect(body.claims).toHaveLength(1);

  await press(page, page.locator('a[href$="/receipt"]').first(), 'the receipt');
  await expectRead(page, page.getByRole('heading', { level: 1 }));
});
