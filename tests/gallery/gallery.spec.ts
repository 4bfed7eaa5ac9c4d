import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { consoleLanguageKey, type Language } from '@/lib/i18n/language';
import {
  openWith,
  type SignIn,
  signInAs,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import type { Screen, State } from './screen';
import { languagesOf, screens } from './screens';
import { makeWorld, type World } from './world';

const folder = process.env.GALLERY ?? '';
const wanted = process.env.SCREENS?.split(',').filter(Boolean) ?? [];
const widths = [360, 768, 1440] as const;

let world: World;
test.beforeAll(async () => {
  world = await makeWorld();
});

/** The calls that a screen asks for its own data, but not who is signed in. */
const ownCalls = ({ pathname }: URL) =>
  pathname.startsWith('/api/') && !/^\/api\/(auth\/(me|security|login)|events)/.test(pathname);

/** Has a page find itself in this state; before it is opened. */
async function arrange(page: Page, state: State) {
  if (state === 'contrast') await page.emulateMedia({ forcedColors: 'active' });
  if (state === 'night') await page.emulateMedia({ colorScheme: 'dark' });
  if (state === 'print') await page.emulateMedia({ media: 'print' });
  if (state !== 'error' && state !== 'loading') return;
  await withoutFirstData(page);
  await page.route(ownCalls, (route) =>
    state === 'error'
      ? route.fulfill({ status: 500, json: { message: 'Internal', code: 'internal' } })
      : undefined,
  );
}

function personOf({ of, act, path }: Screen, state: State) {
  // Whoever fills a form in does so from its beginning, beside others who do.
  if (act && path(world) === '/claim/new') return signUp();
  if (of === 'claimant') return state === 'empty' ? world.newcomer : world.claimant;
  return state === 'empty' ? world.nobodyYet : world.professional;
}

/** One for all pictures: there are more of them than somebody may sign in for in an hour. */
const signIns = new Map<string, SignIn>();
async function signInOf(page: Page, person: TestPerson) {
  const known = signIns.get(person.user.id) ?? (await signInAs(page, person));
  signIns.set(person.user.id, known);
  return known;
}

async function open(page: Page, screen: Screen, state: State, language: Language) {
  // Forms are filled in where all of their fields are in sight.
  await page.setViewportSize({ width: screen.act ? 1440 : widths[0], height: 900 });
  await withoutLive(page);
  await arrange(page, state);
  const path = screen.path(world);
  if (screen.of) {
    const person = await personOf(screen, state);
    await openWith(page, await signInOf(page, person), `${person.portal}${path}`, language);
  } else await page.goto(path);
  if (state === 'filled') await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  if (state !== 'loading') await page.waitForLoadState('networkidle');
  await screen.act?.(page, language, world);
  if (state === 'offline') await page.context().setOffline(true);
}

for (const screen of screens) {
  if (wanted.length && !wanted.includes(screen.name)) continue;
  for (const language of languagesOf(screen)) {
    for (const state of ['filled', ...(screen.states ?? [])] as const) {
      test(`${screen.name}, ${state}, ${language}`, async ({ page, context, baseURL }) => {
        await context.addCookies([
          { name: 'listRows', value: '50', url: baseURL ?? '' },
          { name: 'claimantLanguage', value: language, url: baseURL ?? '' },
          { name: consoleLanguageKey, value: language, url: baseURL ?? '' },
        ]);
        await open(page, screen, state, language);
        for (const width of screen.widths ?? widths) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 1000 });
          await page.evaluate(() => document.fonts.ready);
          // What follows the width is drawn after it.
          await page.waitForTimeout(300);
          // What is fixed or sticks is drawn where it stands then.
          await page.evaluate(() => scrollTo(0, 0));
          const path = join(folder, `${screen.name}.${state}.${language}.${width}.png`);
          // Over a page that a dialog covers, the page is of no interest.
          const fullPage = (await page.getByRole('dialog').count()) === 0;
          await page.screenshot({ path, fullPage });
        }
        if (state === 'print')
          await page.pdf({ path: join(folder, `${screen.name}.${language}.pdf`), format: 'A4' });
        if (state !== 'filled') return;
        // As it is read aloud.
        const tree = await page.locator('body').ariaSnapshot();
        writeFileSync(join(folder, `${screen.name}.${language}.txt`), tree);
      });
    }
  }
}
