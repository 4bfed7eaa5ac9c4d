import type { Page } from '@playwright/test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { ask, determineAs } from '@/tests/support/data/determinations';
import { setAsideAs } from '@/tests/support/data/set-aside';
import type { Screen, State } from './screen';
import type { World } from './world';

type Desk = World['desk'];
type Act = (page: Page, world: World) => Promise<void>;

const widths = [360, 768, 1280, 1440, 1920] as const;
const unhappy: readonly State[] = ['error', 'loading', 'offline', 'contrast'];

const pressed =
  (...keys: string[]): Act =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForLoadState('networkidle');
  };

const determination = (page: Page) =>
  page.getByRole('region', { name: 'Determination', exact: true });

/** What opens a claim, and the pane that is seen of it where there is room for one. */
const at =
  (claim: keyof Omit<Desk, 'ravi' | 'half'>, pane = 'claim', queue = 'to_verify') =>
  ({ desk }: World) =>
    `/ip/verify?queue=${queue}&claim=${desk[claim]}&pane=${pane}`;

/** What is done there goes by English words. */
const inEnglish = ['reasons', 'paste', 'interest', 'failed', 'views', 'many'];

const screen = (
  name: string,
  path: (world: World) => string,
  act?: Act,
  states: readonly State[] = [],
): Screen => ({
  name: `desk-${name}`,
  of: 'professional',
  path,
  states,
  widths,
  languages: inEnglish.includes(name) ? ['en'] : ['en', 'hi'],
  ...(act && { act: (page, _language, world) => act(page, world) }),
});

/** Another document of the loan is open. */
const document =
  (place: number): Act =>
  async (page) => {
    for (let n = 0; n < place; n += 1) await page.keyboard.press(']');
    await page.locator('[data-drawn], form[aria-label]').first().waitFor();
    await page.waitForTimeout(1000);
  };

/** The verification desk, pane by pane. */
export const deskScreens: readonly Screen[] = [
  screen('list', () => '/ip/verify', undefined, ['empty', ...unhappy]),
  screen('proposed', () => '/ip/verify?queue=proposed', pressed('q')),
  screen('questions', ({ askedId }) => `/ip/verify?claim=${askedId}&pane=claim`),
  screen(
    'objections',
    ({ objectedId }) => `/ip/verify?queue=objections&claim=${objectedId}&pane=claim`,
  ),
  screen(
    'change-requests',
    ({ changedId }) => `/ip/verify?queue=change_requests&claim=${changedId}&pane=claim`,
  ),
  screen('pdf', at('loan'), undefined, ['error', 'loading', 'contrast']),
  screen('pdf-search', at('loan'), async (page) => {
    await page.keyboard.press('f');
    await page.keyboard.type('letter');
  }),
  screen('picture', at('loan'), document(1)),
  screen('sheet', at('loan'), document(2)),
  screen('word', at('loan'), document(3)),
  screen('locked', at('loan'), document(4)),
  screen('facts', at('loan'), pressed('h')),
  screen('amounts', at('loan', 'determination'), undefined, ['error', 'loading', 'contrast']),
  screen('reasons', at('loan', 'determination'), async (page) => {
    await page.keyboard.press('x');
    const admitted = determination(page).getByLabel('Admitted', { exact: true });
    const reason = determination(page).locator('select[name*=".reasons."][name$=".code"]');
    await admitted.first().focus();
    await reason.selectOption('interest_after_commencement');
    await admitted.nth(1).focus();
    await reason.selectOption('other');
    await determination(page).getByRole('button', { name: 'Add a reason' }).click();
  }),
  screen('faults', at('loan', 'determination'), async (page) => {
    await page.keyboard.press('g');
    await page.keyboard.type('1.234');
    await page.keyboard.press('Control+Enter');
  }),
  screen('employees', at('workers', 'determination')),
  screen('paste', at('workers', 'determination'), async (page) => {
    await page.keyboard.press('p');
    await page
      .getByLabel('Names and amounts')
      .fill('Name\tAdmitted\nRamesh Kumar\t100000\nSomebody else\t98000.25\nTotal\t198000.20');
  }),
  screen('proposal', at('proposed', 'determination', 'proposed')),
  screen('return', at('proposed', 'determination', 'proposed'), pressed(';')),
  screen('snippets', at('proposed', 'determination', 'proposed'), async (page) => {
    await page.keyboard.press(';');
    const remark = page.getByRole('dialog').locator('textarea');
    await remark.fill('The bill of May is paid.');
    await page.getByRole('dialog').locator('form').getByRole('button').first().click();
    await page.waitForLoadState('networkidle');
    await remark.fill('');
    await page.keyboard.press('/');
    await page.waitForLoadState('networkidle');
  }),
  screen('alike', at('whole', 'determination', 'proposed'), async (page) => {
    await page.getByRole('button', { name: /^(Decide others like|दूसरे दावे इस जैसे)/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  }),
  screen('returned', at('returned', 'determination', 'returned')),
  screen('decided', at('decided', 'determination', 'decided')),
  screen('waiting', at('waiting', 'claim', 'waiting')),
  screen('set-aside', at('loan', 'determination'), async (page) => {
    await page.keyboard.press('F7');
    await page.getByRole('dialog').waitFor();
  }),
  screen(
    'aside',
    at('loan', 'determination', 'set_aside'),
    async (page, { desk, professional }) => {
      const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await setAsideAs(professional, desk.loan, { until, note: 'The bank sends the ledger' });
      await page.reload();
      await page.waitForLoadState('networkidle');
      await ask(professional, 'DELETE', `claims/${desk.loan}/set-aside`);
    },
  ),
  screen(
    'day',
    () => '/ip/verify',
    async (page) => {
      await page.locator('.desk-day button').click();
      await page.getByRole('dialog').waitFor();
    },
  ),
  screen('withdrawn', at('withdrawn', 'determination')),
  screen('conflict', at('conflict', 'determination'), async (page, { desk, professional }) => {
    await page.keyboard.press('a');
    await page.waitForTimeout(500);
    await determineAs(professional, desk.conflict, desk.half);
    await page.reload();
    await page.waitForLoadState('networkidle');
  }),
  screen('interest', at('loan', 'determination'), async (page) => {
    await page.keyboard.press('i');
    const panel = page.getByRole('region', { name: /^Interest up to/ });
    await panel.getByLabel('Rate, per cent a year').fill('12');
    await fillDate(dateNamed(panel, 'Interest runs from'), '2024-01-02');
    await fillDate(dateNamed(panel, 'Up to'), '2026-01-01');
    await panel.getByRole('button', { name: 'Work out', exact: true }).click();
    await panel.getByRole('button', { name: /^Admit/ }).waitFor();
  }),
  screen('facilities', at('lender', 'determination', 'decided'), async (page) => {
    await page.getByRole('region', { name: /^(Facilities|लोन)/ }).scrollIntoViewIfNeeded();
  }),
  screen('held', at('loan', 'determination'), async (page) => {
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await page.waitForLoadState('networkidle');
  }),
  screen('failed', at('loan', 'determination'), async (page) => {
    await page.route('**/determinations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').filter({ hasText: 'was not confirmed' }).waitFor();
  }),
  screen('keys', () => '/ip/verify', pressed('?')),
  screen(
    'views',
    () => '/ip/verify',
    async (page) => {
      await page.keyboard.press('w');
      await page.getByLabel('Name of this view').fill('Overdue loans');
      await page.getByRole('button', { name: 'Save this list as a view' }).click();
      await page.getByRole('button', { name: 'Copy address' }).first().waitFor();
    },
  ),
  screen(
    'many',
    () => '/ip/verify?queue=proposed',
    async (page) => {
      await page.getByRole('button', { name: 'Choose all' }).click();
      await page.getByRole('button', { name: /^Confirm \d/ }).click();
    },
  ),
  screen('viewers', at('loan'), async (page, { desk }) => {
    await ask(desk.ravi, 'POST', `claims/${desk.loan}/viewers`, {});
    await page.reload();
    await page.waitForLoadState('networkidle');
  }),
];
