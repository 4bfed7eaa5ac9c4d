import { expect, type Page } from '@playwright/test';
import { fieldId } from '@/components/claim-form/field-id';
import type {
  ClaimValues,
  CreditorType,
  Field,
  FormDefinition,
} from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { Language } from '@/lib/i18n/language';
import { openAs } from '@/tests/support/browser/browser';
import { fillDate } from '@/tests/support/browser/dates';
import type { TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

/** The control at a path of the form: 'companyName', 'employeeDetails.0.employeeName'. */
export const control = (page: Page, path: string) => page.locator(`#${fieldId(path)}`);

export const next = (page: Page) => page.getByRole('button', { name: /^(Next|आगे)$/ }).click();

/** The section of the form that a telephone shows, and its way to the next. */
export const shownSection = (page: Page) => page.locator('#claim-form [data-open]');
export const onward = (page: Page) =>
  shownSection(page).getByRole('button', { name: /^(Next section|अगला भाग)/ });

/** Chooses a creditor type on the first step and waits for its form. */
export async function choose(page: Page, type: CreditorType) {
  await page.locator(`input[value="${type}"]`).check();
  await next(page);
  await expect(page.locator('#claim-form')).toBeVisible();
}

async function enter(page: Page, path: string, field: Field, value: string) {
  const input = control(page, path);
  switch (behaviourOf(field.kind).widget) {
    case 'serial':
      return;
    case 'select':
      await input.selectOption(value);
      return;
    case 'yesNo':
      await input.locator(`[role=radio][value="${value}"]`).click();
      return;
    case 'city':
      await input.click();
      await page.getByRole('dialog').getByRole('combobox').fill(value);
      // The list narrows while typing, and Enter takes the selected entry.
      await expect(
        page.getByRole('dialog').getByRole('option', { selected: true }),
      ).toHaveAttribute('data-value', value);
      await page.keyboard.press('Enter');
      return;
    case 'date':
      await fillDate(input, value);
      return;
    default:
      await input.fill(value);
  }
}

/** Opens the section of a field that is folded up. */
async function unfold(page: Page, { sections }: FormDefinition, field: Field) {
  const section = sections.find(({ fields, folded }) => folded && fields.includes(field));
  if (!section) return;
  const heading = page.locator(`#section-${section.name}`);
  await page.locator('section', { has: heading }).getByRole('button', { expanded: false }).click();
}

/** Fills a form's fields as a person would, table rows included. */
export async function fillForm(page: Page, type: CreditorType, values: ClaimValues) {
  const form = formOf(type);
  const late = form.sections.filter(({ late }) => late).flatMap(({ fields }) => fields);
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value === undefined) continue;
    // Shown only for a claim filed after the last date.
    if (late.includes(field) && (await control(page, field.name).count()) === 0) continue;
    if (!(await control(page, field.name).isVisible())) await unfold(page, form, field);
    if (typeof value === 'string') {
      await enter(page, field.name, field, value);
      continue;
    }
    for (const [at, row] of value.entries()) {
      // The table's own control adds a row.
      if (at > 0 || !field.required) await control(page, field.name).click();
      for (const column of field.columns ?? []) {
        await enter(page, `${field.name}.${at}.${column.name}`, column, row[column.name] ?? '');
      }
    }
  }
}

/** From the form to the review, past the documents: each step has a Next of its own. */
export async function passDocuments(page: Page) {
  await next(page);
  await expect(page.locator('#claim-form')).toHaveCount(0);
  await next(page);
}

/** Fills in a form, skips the documents and ticks the declaration: ready to submit. */
export async function fillUpToReview(page: Page, type: CreditorType, values: ClaimValues) {
  await choose(page, type);
  await fillForm(page, type, values);
  await passDocuments(page);
  await page.getByRole('checkbox').check();
}

/** Opens a step of a claim that this person has begun: these values are kept as its draft. */
export async function openBegun(
  page: Page,
  { person, type, values, step }: Begun,
  language?: Language,
) {
  const { token, portal } = person;
  const body = { values, documents: [], revision: 0 };
  const kept = await call('PUT', `${portal}/api/drafts/${type}`, { token, body });
  if (kept.status !== 200) throw new Error(`Could not keep the draft: ${kept.text}`);
  await openAs(page, person, `/claim/new?type=${type}&step=${step}`, language);
}

interface Begun {
  person: TestPerson;
  type: CreditorType;
  values: ClaimValues;
  step: 2 | 3 | 4;
}

/** Opens the review of a claim that was filled in before and ticks the declaration: ready to submit. */
export async function openAtReview(page: Page, begun: Omit<Begun, 'step'>, language?: Language) {
  await openBegun(page, { ...begun, step: 4 }, language);
  await page.getByRole('checkbox').check();
}
