import { readFileSync } from 'node:fs';
import { pageAddresses } from '@/tests/support/pages';

type Exceptions = Record<string, string>;

const signIn = 'The layout draws the same sign-in page as at /ip/login.';
const ofTrials = 'Of a trial alone, and shows what letters there happen to be.';

/** Pages that no picture shows, with the reason. */
const notPictured: Exceptions = {
  '/creditors/6f0b/changes': 'Needs two published lists.',
  '/ip': signIn,
  '/offline': 'Of the same component as /signed-out.',
  '/trial/outbox/6f0b': ofTrials,
};

/** Pages that the accessibility journey leaves out: another one that looks for faults opens them, or why none does. */
const notSound: Exceptions = {
  '/check/6f0b': 'tests/e2e/claimant/papers.spec.ts',
  '/creditors/6f0b': 'tests/e2e/professional/creditors.spec.ts',
  '/creditors/6f0b/changes': 'Needs two published lists; the console shows the same changes.',
  '/ip/claim/6f0b/correct': 'tests/e2e/professional/enter.spec.ts',
  '/trial/outbox/6f0b': ofTrials,
};

const drawnByServer = 'The server draws all of it: nothing is loaded after.';

/** Pages of which nobody looks whether their content moves, with the reason. */
const notStill: Exceptions = {
  '/check/6f0b': drawnByServer,
  '/creditors/6f0b': drawnByServer,
  '/creditors/6f0b/changes': drawnByServer,
  '/ip/claim/6f0b/correct': 'The same form as at /claim/6f0b/edit, for a claim from paper.',
  '/trial/outbox': drawnByServer,
  '/trial/outbox/6f0b': drawnByServer,
};

const pages = pageAddresses();

/** The page at an address; what stands in brackets may be anything. */
const pageAt = (address: string) =>
  pages.includes(address)
    ? address
    : pages.find((page) => new RegExp(`^${page.replaceAll('6f0b', '[^/]+')}$`).test(address));

/** The pages whose addresses stand in code. */
const pagesIn = (code: string) =>
  [...code.matchAll(/['`](\/[^'`\s]*)['`]/g)].map(([, written = '']) =>
    pageAt(written.replace(/\$\{[^}]*\}/g, '6f0b').replace(/[?#].*/, '')),
  );

const textOf = (...files: string[]) =>
  files.map((file) => readFileSync(`tests/${file}`, 'utf8')).join('\n');

const stillIn = textOf('e2e/nothing-moves.spec.ts').match(/expectStill\(page, \[[\s\S]*?\]\);/g);

test.each([
  [
    'tests/gallery',
    textOf('gallery/screens.ts', 'gallery/console.ts', 'gallery/desk.ts'),
    notPictured,
  ],
  ['accessibility.spec.ts', textOf('e2e/accessibility.spec.ts'), notSound],
  ['nothing-moves.spec.ts', stillIn?.join('\n') ?? '', notStill],
])('%s opens every page, but for those that are excepted here', (_, code, exceptions) => {
  const opened = pagesIn(code);
  const left = pages.filter((page) => !opened.includes(page));
  expect(left).toEqual(Object.keys(exceptions));
});

test('a journey that is named for a page looks for faults', () => {
  const named = Object.values(notSound).filter((reason) => reason.startsWith('tests/'));
  expect(named.length).toBeGreaterThan(0);
  for (const file of new Set(named))
    expect(readFileSync(file, 'utf8')).toMatch(/\b(faultsOf|expectSound)\(/);
});
