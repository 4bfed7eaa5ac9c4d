import type { Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import type { Language } from '@/lib/i18n/language';
import { choose, fillForm, next, passDocuments } from '@/tests/support/browser/wizard';
import { fileOfRegister, madeUp } from '@/tests/support/data/registers';
import { consoleScreens } from './console';
import { deskScreens } from './desk';
import type { Screen, State } from './screen';

const open = (name: string, path: string): Screen => ({ name, path: () => path });
const unhappy: readonly State[] = ['error', 'loading', 'offline', 'contrast', 'night'];
const wizard = (name: string, act?: Screen['act']): Screen => ({
  name,
  of: 'claimant',
  path: () => '/claim/new',
  states: ['contrast', 'night'],
  ...(act && { act }),
});

async function chooseRegister(page: Page, habit: string) {
  await giveRegister(page, habit);
  await page.getByRole('heading', { name: /^(What was found|क्या मिला)$/ }).waitFor();
}

async function giveRegister(page: Page, habit: string) {
  const register = madeUp.find((one) => one.habit.includes(habit));
  if (!register) throw new Error(`There is no register ${habit}`);
  await page.locator('input[type=file]').setInputFiles({
    name: `list-of-creditors.${register.kind}`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(fileOfRegister(register)),
  });
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

export const screens: readonly Screen[] = [
  { ...open('landing', '/'), states: ['night'] },
  open('login', '/login'),
  open('register', '/register'),
  open('forgot-password', '/forgot-password'),
  open('reset-password-dead', '/reset-password?token=x'),
  open('confirm-email-dead', '/confirm-email?token=x'),
  open('help', '/help'),
  open('signed-out', '/signed-out'),
  open('check-paper', '/check'),
  open('our-mail', '/our-mail'),
  open('check-unknown', '/check/ABCD-EFGH-JKMN-PQRS-TVWX'),
  open('creditors', '/creditors'),
  open('creditors-my-claim', '/creditors/my-claim'),
  open('not-found', '/no-such-page'),
  open('ip-login', '/ip/login'),
  open('ip-register', '/ip/register'),
  open('outbox', '/trial/outbox'),
  { name: 'dashboard', of: 'claimant', path: () => '/', states: ['empty', ...unhappy] },
  {
    name: 'claim',
    of: 'claimant',
    path: ({ claimId }) => `/claim/${claimId}`,
    states: [...unhappy, 'print'],
  },
  {
    name: 'decided',
    of: 'claimant',
    path: ({ decidedId }) => `/claim/${decidedId}`,
    states: ['loading', 'error', 'contrast', 'night', 'print'],
  },
  {
    name: 'questions',
    of: 'claimant',
    path: ({ askedId }) => `/claim/${askedId}#questions`,
    states: ['contrast', 'night'],
  },
  {
    name: 'objections',
    of: 'claimant',
    path: ({ objectedId }) => `/claim/${objectedId}#objections`,
    states: ['contrast', 'night'],
  },
  {
    name: 'change-requests',
    of: 'claimant',
    path: ({ changedId }) => `/claim/${changedId}#ask-change`,
    act: async (page) => {
      await page.getByRole('radio').nth(2).click();
    },
    states: ['contrast', 'night'],
  },
  {
    name: 'transferred',
    of: 'claimant',
    path: ({ transferredId }) => `/claim/${transferredId}`,
    states: ['contrast', 'night'],
  },
  {
    name: 'receipt',
    of: 'claimant',
    path: ({ claimId }) => `/claim/${claimId}/receipt`,
    states: ['print'],
  },
  { name: 'claim-edit', of: 'claimant', path: ({ claimId }) => `/claim/${claimId}/edit` },
  { name: 'claim-not-found', of: 'claimant', path: () => '/claim/none' },
  { name: 'security', of: 'claimant', path: () => '/security', states: ['error'] },
  {
    name: 'transfers',
    of: 'claimant',
    path: () => '/claim/transfers',
    states: ['loading', 'error', 'empty', 'night'],
  },
  { name: 'preferences', of: 'claimant', path: () => '/preferences', states: ['error'] },
  wizard('wizard-1-type'),
  wizard('wizard-2-details', (page) => choose(page, 'form_d')),
  wizard('wizard-2-errors', async (page) => {
    await choose(page, 'form_b');
    await next(page);
  }),
  wizard('wizard-3-documents', async (page, language) => {
    await choose(page, 'form_b');
    await fillForm(page, 'form_b', sampleValuesOf('form_b', language));
    await next(page);
  }),
  wizard('wizard-4-review', async (page, language) => {
    await choose(page, 'form_b');
    await fillForm(page, 'form_b', sampleValuesOf('form_b', language));
    await passDocuments(page);
  }),
  {
    name: 'chat',
    of: 'claimant',
    path: ({ claimId }) => `/claim/${claimId}`,
    act: (page) => press(page, /^Chat about|चैट$/),
  },
  {
    name: 'ip-dashboard',
    of: 'professional',
    path: () => '/ip/dashboard',
    states: ['empty', ...unhappy],
  },
  {
    name: 'ip-overview',
    of: 'professional',
    path: () => '/ip/dashboard',
    states: ['night'],
    act: (page) => press(page, /^Overview/),
  },
  {
    name: 'ip-team',
    of: 'professional',
    path: () => '/ip/dashboard',
    act: (page) => press(page, 'Team Management'),
  },
  {
    name: 'ip-team-searched',
    of: 'professional',
    path: () => '/ip/dashboard?team=meena',
    states: ['night'],
  },
  {
    name: 'ip-claim',
    of: 'professional',
    path: ({ claimId }) => `/ip/claim/${claimId}`,
    states: unhappy,
  },
  {
    name: 'ip-questions',
    of: 'professional',
    path: ({ askedId }) => `/ip/claim/${askedId}?tab=decision`,
    states: ['contrast'],
  },
  {
    name: 'ip-questions-ask',
    of: 'professional',
    path: ({ askedId }) => `/ip/claim/${askedId}?tab=decision`,
    act: (page) => press(page, /^(?:Ask the claimant|दावेदार से पूछें)$/),
  },
  {
    name: 'ip-objections',
    of: 'professional',
    path: ({ objectedId }) => `/ip/claim/${objectedId}?tab=decision`,
    states: ['contrast'],
  },
  {
    name: 'ip-change-requests',
    of: 'professional',
    path: ({ changedId }) => `/ip/claim/${changedId}?tab=decision`,
    states: ['contrast'],
  },
  {
    name: 'ip-transfers',
    of: 'professional',
    path: ({ transferredId }) => `/ip/claim/${transferredId}?tab=decision`,
    states: ['contrast', 'night'],
    languages: ['en', 'hi'],
  },
  { name: 'ip-case', of: 'professional', path: () => '/ip/case', states: ['error', 'loading'] },
  { name: 'ip-mail', of: 'professional', path: () => '/ip/mail', states: ['error'] },
  {
    name: 'ip-creditors',
    of: 'professional',
    path: () => '/ip/creditors',
    states: ['error', 'loading', 'night'],
    languages: ['en', 'hi'],
  },
  {
    name: 'ip-list-lines',
    of: 'professional',
    path: ({ listNumber }) => `/ip/creditors?list=${listNumber}&part=lines`,
    states: ['night'],
    languages: ['en', 'hi'],
  },
  {
    name: 'creditors-list',
    path: ({ listNumber }) => `/creditors/${listNumber}`,
    states: ['night'],
  },
  {
    name: 'ip-figures',
    of: 'professional',
    path: () => '/ip/figures',
    states: ['error', 'loading', 'night'],
    languages: ['en', 'hi'],
  },
  {
    name: 'ip-team-today',
    of: 'professional',
    path: () => '/ip/figures?tab=team',
    states: ['error', 'loading', 'night'],
    languages: ['en', 'hi'],
  },
  { name: 'ip-files', of: 'professional', path: () => '/ip/files', states: ['error'] },
  { name: 'ip-post', of: 'professional', path: () => '/ip/post', states: ['error'] },
  { name: 'ip-accounts', of: 'professional', path: () => '/ip/accounts', states: ['error'] },
  {
    name: 'ip-take-in',
    of: 'professional',
    path: () => '/ip/take-in',
    states: ['night'],
    languages: ['en', 'hi'],
  },
  {
    name: 'ip-take-in-found',
    of: 'professional',
    path: () => '/ip/take-in',
    states: ['night'],
    widths: [360, 768, 1280],
    languages: ['en', 'hi'],
    act: (page) => chooseRegister(page, 'groups over columns'),
  },
  {
    name: 'ip-bulk-refused',
    of: 'professional',
    path: () => '/ip/dashboard',
    states: ['night'],
    widths: [360, 1280],
    languages: ['en', 'hi'],
    act: async (page) => {
      await press(page, /^(Bulk Upload|एक्सेल से कई दावे)$/);
      await page.getByRole('dialog').getByRole('combobox').selectOption('form_b');
      await giveRegister(page, 'groups over columns');
      await page.getByText(/If your office kept|दफ़्तर ने ख़ुद रखी हो/).waitFor();
    },
  },
  {
    name: 'ip-take-in-asked',
    of: 'professional',
    path: () => '/ip/take-in',
    states: ['night'],
    widths: [360, 768, 1280],
    languages: ['en', 'hi'],
    act: async (page) => {
      await chooseRegister(page, 'months first');
      await page.locator('select:has(option[value="100000"])').first().selectOption('100000');
    },
  },
  { name: 'ip-security', of: 'professional', path: () => '/ip/security' },
  ...deskScreens,
  ...consoleScreens,
];

/** The languages that a screen is drawn in: professionals' pages are in English unless they say otherwise. */
export const languagesOf = ({ of, name, languages }: Screen): readonly Language[] =>
  languages ??
  (of === 'professional' || name.startsWith('ip-') || name === 'outbox' ? ['en'] : ['en', 'hi']);
