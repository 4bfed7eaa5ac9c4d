import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { wordsIn } from '@/lib/i18n/words';
import { hold, openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { stopClock } from '@/tests/support/browser/clock';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { someAddress } from '@/tests/support/http/api';
import { expectToast, fillRegistration, linkMailedTo, logIn } from '@/tests/support/http/sign-in';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
});

test('a registration with faults is not sent and marks them, and a taken address is marked', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expectToast(page, 'Invalid phone number');

  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('98-76a5 ४३210999');
  await expect(phone).toHaveValue('9876543210999');
  await phone.fill('');
  await phone.pressSequentially('+91 98765 43210');
  await expect(phone).toHaveValue('9876543210');
  await phone.fill('+91 98765 43210');
  await expect(phone).toHaveValue('9876543210');

  const person = registrationOf();
  await fillRegistration(page, { ...person, phone: '5876543210' });
  await create.click();
  await expectToast(
    page,
    'Invalid phone number',
    'Please enter a valid 10-digit mobile number starting with 6-9',
  );
  await expect(phone).toBeFocused();

  await fillRegistration(page, { ...person, password: 'seven77' });
  await create.click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('Email').fill('asha at example.in');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);

  await fillRegistration(page, { ...person, password: '1qaz2wsx3edc' });
  await create.click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await expect(form.getByText('This password is used by many people')).toBeVisible();

  const asha = await signUp();
  await fillRegistration(page, { ...person, email: asha.user.email.toUpperCase() });
  await create.click();
  await expectToast(page, 'Registration failed', 'An account with this email already exists');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password is reported for five seconds, and the typed address stays', {
  tag: '@long',
}, async ({ page }) => {
  const asha = await signUp();
  await page.clock.install();
  await page.goto('/login');
  // From here on the test moves the clock.
  await stopClock(page);
  await logIn(page, asha.user.email, 'Not-her-password-1');
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await page.clock.runFor(4900);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await page.clock.runFor(200);
  await expect(page.getByText('Login failed')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(asha.user.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('a reader of Hindi is told in Hindi why a registration or a sign-in fails', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const asha = await signUp();
  await context.addCookies([{ name: 'claimantLanguage', value: 'hi', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('claimantLanguage', 'hi'));
  const { fields, register, login } = wordsIn('hi').auth;
  const field = (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true });
  const fill = async (person: ReturnType<typeof registrationOf>) => {
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'password'] as const)
      await field(name).fill(person[name]);
    await page.getByRole('button', { name: register.submit }).click();
  };
  const taken = 'इस ईमेल से एक खाता पहले से है';
  const form = page.getByRole('tabpanel');

  await page.goto('/register');
  await fill({ ...registrationOf(), phone: '5876543210' });
  await expectToast(
    page,
    register.invalidPhone,
    '10 अंकों का सही मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
  );
  await fill({ ...registrationOf(), password: '1qaz2wsx3edc' });
  await expect(form.getByText('यह पासवर्ड बहुत लोग रखते हैं। तीन अलग शब्द जोड़कर लिखें।')).toBeVisible();
  await fill({ ...registrationOf(), email: asha.user.email });
  await expectToast(page, register.failed, taken);
  await expect(form.getByText(taken)).toBeVisible();

  await page.goto('/login');
  await field('email').fill(asha.user.email);
  await field('password').fill('Not-her-password-1');
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expectToast(page, login.failed, 'ईमेल या पासवर्ड ग़लत है');
});

test('text typed before the page responds is not lost', async ({ page }) => {
  const asha = await signUp();
  const held = await hold(page, '**/_next/static/**/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(asha.user.email);
  await password.fill(asha.password);
  held.letGo();
  // Waits until the page responds, since that renders the fields again.
  await expect(async () => {
    if ((await password.getAttribute('type')) === 'password')
      await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text', { timeout: 1000 });
  }).toPass();
  await expect(password).toHaveValue(asha.password);
  await expect(page.getByLabel('Email')).toHaveValue(asha.user.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Welcome back!');
});

test('the tabs of the sign-in page change the address and keep the text, and one toggle shows both passwords', async ({
  page,
}) => {
  // Without a token the page offers a new link instead of a form.
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill('asha@example.in');
  await password.fill('Monsoon-1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('First Name').fill('Asha');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/अपना दावा/);
  expect(await page.context().cookies()).toMatchObject([{ value: 'hi', sameSite: 'Lax' }]);
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('Asha');
  await page.getByRole('tab', { name: 'लॉग इन' }).press('ArrowLeft');
  await page.getByRole('tab', { name: 'लॉग इन' }).click();
  await expect(page.getByLabel('ईमेल')).toHaveValue('asha@example.in');
  await expect(page).toHaveURL(/\/login$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/forgot-password$/);
  // The browser keeps the choice without its cookie too.
  await page.context().clearCookies({ name: 'claimantLanguage' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await page.context().cookies()).toMatchObject([{ value: 'hi' }]);
});

test('registering opens the dashboard, and logging out empties every tab', async ({
  page,
  context,
}) => {
  const person = registrationOf();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(
    page,
    'Account created!',
    'Your claimant account has been created successfully.',
  );
  await expect(page).toHaveURL(/:\d+\/$/);
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();

  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(other).toHaveURL(/:\d+\/$/);

  await logout.click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  }
  await page.goto('/claim/new');
  await expect(page).toHaveURL(/\/login\?next=%2Fclaim%2Fnew$/);
});

test('a visitor who signs in comes back to the page they asked for', async ({ page }) => {
  const asha = await signUp();
  await page.goto('/claim/new');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, asha.user.email, asha.password);
  await expectToast(page, 'Welcome back!', 'You have been logged in successfully.');
  await expect(page).toHaveURL(/\/claim\/new/);
});

test('a professional registers, and can also log in on the claimants’ page', async ({ page }) => {
  const ravi = registrationOf('ip_case_manager');
  await page.goto('/ip');
  await expect(page.getByText('registrations are approved on the spot')).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/ip\/register$/);
  await expect(page.getByLabel('Role')).toHaveValue('ip_case_manager');
  await fillRegistration(page, ravi);
  await page.getByLabel('License Number').fill('an unusual number');
  await page.getByLabel('Organization').fill('Test Resolution LLP');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration successful', 'Your account has been created!');
  await expect(page).toHaveURL(/\/ip\/dashboard$/);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);

  await page.goto('/login');
  await logIn(page, ravi.email, ravi.password);
  await expect(page).toHaveURL(/\/ip\/dashboard$/);
});

test('a forgotten password is replaced once by the mailed link', async ({ page }) => {
  const asha = await signUp();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(asha.user.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await expect(
    page.getByText("If your email is registered, you'll receive a password reset link."),
  ).toBeVisible();

  const { pathname, search } = await linkMailedTo(page, asha.user.email);
  const chosen = `Chosen-${randomUUID()}`;
  await page.goto(`${pathname}${search}`);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await page.getByLabel('New Password').fill('seven77');
  await page.getByLabel('Confirm Password').fill('another');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('New Password').fill(chosen);
  await page.getByLabel('Confirm Password').fill(chosen);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Password reset successful');
  await expect(page).toHaveURL(/\/reset-password$/);

  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New Password').fill(`${chosen}-2`);
  await page.getByLabel('Confirm Password').fill(`${chosen}-2`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Error', 'This reset link no longer works.');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await logIn(page, asha.user.email, asha.password);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(asha.user.email);
  await logIn(page, asha.user.email, chosen);
  await expectToast(page, 'Welcome back!');
});

test('a network failure is reported as such and can be retried, and a lost cookie signs nobody out', {
  tag: '@long',
}, async ({ page, context }) => {
  const asha = await signUp();
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await logIn(page, asha.user.email, asha.password);
  await expectToast(page, 'Login failed', 'Network error. Please try again.');
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, body: '' }));
  await logIn(page, asha.user.email, asha.password);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await context.clearCookies({ name: /session-token/ });
  await page.reload();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await context.clearCookies({ name: /session-token/ });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/claim/new');
  await expect(page).toHaveURL(/\/claim\/new/);
});

test('a professional awaiting approval checks again, and sees the dashboard once approved', async ({
  page,
}) => {
  test.skip(!process.env.DATABASE_URL, 'no call can take an approval back in trial mode');
  const ravi = await signUp('ip_case_manager');
  await setStatus(ravi.user.id, 'pending');
  await openAs(page, ravi, '/ip/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your credentials are being verified',
  );
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('We are still checking')).toBeVisible();
  await setStatus(ravi.user.id, 'active');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IP Dashboard');
});

const setStatus = (id: string, status: string) =>
  rows('UPDATE users SET status = $2::"AccountStatus" WHERE id = $1', [id, status]);
