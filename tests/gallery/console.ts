import type { Page } from '@playwright/test';
import { boxes, wholePage } from '@/tests/support/browser/console';
import type { Screen } from './screen';
import type { World } from './world';

const widths = [360, 768, 1280, 1440, 1920] as const;

const screen = (
  name: string,
  path: (world: World) => string,
  act?: (page: Page) => Promise<void>,
): Screen => ({
  name: `ip-${name}`,
  of: 'professional',
  path,
  states: ['night'],
  widths,
  languages: ['en', 'hi'],
  ...(act && { act }),
});

const list = () => '/ip/dashboard';
const claim =
  (tab: string) =>
  ({ claimId }: World) =>
    `/ip/claim/${claimId}?tab=${tab}`;

/** Selects what is on the page, and asks for a change of it. */
const bulk = (deed: RegExp) => async (page: Page) => {
  await boxes(page).or(page.locator('tbody [role=checkbox]')).first().click();
  await page.getByRole('region').getByRole('button', { name: deed }).last().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
};

/** The professionals' console: the list and what is done there, the parts of a claim, claims from paper. */
export const consoleScreens: readonly Screen[] = [
  screen('list', list),
  screen('list-filters', list, async (page) => {
    await page.getByRole('button', { name: /^(Filters|फ़िल्टर)$/ }).click();
    await page.getByRole('dialog').waitFor();
  }),
  screen('list-columns', list, async (page) => {
    await page.getByRole('button', { name: /^(Columns|कॉलम|स्तंभ)/ }).click();
    await page.getByRole('dialog').waitFor();
  }),
  screen('list-selected', list, (page) =>
    wholePage(page).or(page.locator('thead [role=checkbox]')).first().click(),
  ),
  screen('bulk-status', list, bulk(/^(Update Status|स्थिति बदलें)$/)),
  screen('bulk-assign', list, bulk(/^(Assign To|किसे सौंपें|सौंपें)/)),
  ...(['form', 'documents', 'decision', 'versions', 'trail'] as const).map((tab) =>
    screen(`claim-${tab}`, claim(tab)),
  ),
  screen('paper-claim', ({ paperId }) => `/ip/claim/${paperId}`),
  screen(
    'paper-invite',
    ({ paperId }) => `/ip/claim/${paperId}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Give an e-mail address|ईमेल पता दें)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ),
  screen(
    'paper-correct',
    ({ paperId }) => `/ip/claim/${paperId}/correct`,
    async (page) => {
      await page.locator('#edit-form').waitFor();
    },
  ),
  screen(
    'enter',
    () => '/ip/enter',
    async (page) => {
      await page.locator('main select').first().selectOption('form_f');
      await page.locator('#entry-form').waitFor();
    },
  ),
  screen(
    'palette',
    () => '/ip/case',
    (page) => page.keyboard.press('Control+k'),
  ),
  screen('preferences', () => '/ip/preferences'),
];
