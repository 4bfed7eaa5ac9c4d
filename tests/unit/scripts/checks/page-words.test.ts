import { execFileSync } from 'node:child_process';

/** What the page lacks where it stands inside these words. */
function lackedBy(page: string, words: string[]) {
  // The parser is an ECMAScript module, which Jest does not load.
  const program = `import { lookFrom } from './scripts/lib/checks/drawn-words.mjs';
    import { exceptions } from './scripts/lib/checks/page-words.mjs';
    const exceptedHere = { ...exceptions, met: new Set() };
    const { faults } = lookFrom(${JSON.stringify(page)}, new Set(${JSON.stringify(words)}), exceptedHere);
    console.log(JSON.stringify([...faults]));`;
  const args = ['--input-type=module', '--eval', program];
  const faults: string[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return [...new Set(faults.map((fault) => /'(.+)'$/.exec(fault)?.[1] ?? fault))].sort();
}

const accounts = 'app/ip/(signed-in)/(active)/accounts/page.tsx';
const claim = 'app/ip/(signed-in)/(active)/claim/[id]/page.tsx';

test('a page lacks the words of its parts that nothing around them gives', () => {
  expect(lackedBy(accounts, [])).toEqual(['auth', 'errors.judged', 'ip', 'ui']);
  expect(lackedBy(accounts, ['auth', 'errors.judged', 'ip', 'ui'])).toEqual([]);
});

test('what a page names is given, also to parts whose code comes later', () => {
  expect(lackedBy(claim, [])).toEqual(['ip']);
  expect(lackedBy(claim, ['ip'])).toEqual([]);
});
