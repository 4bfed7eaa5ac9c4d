import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

const statements = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...read(`lib/${file}`).matchAll(/^export (?:const|(?:async )?function) (\w+Statement)\b/gm),
  ])
  .map(([, name = '']) => name);

/** The statements whose plan nobody looks at, and why. */
const withoutPlan: Record<string, string> = {
  figuresStatement: 'adds up every claim of a period, and so reads them all',
};

test('statements are found', () => {
  expect(statements).toContain('listStatement');
  expect(statements.length).toBeGreaterThan(25);
});

test('every exported statement of lib/ has its plan under test', () => {
  const text = read('tests/support/database/hot-statements.ts');
  const forgotten = statements.filter((name) => !text.includes(`${name}(`));
  expect(forgotten.sort()).toEqual(Object.keys(withoutPlan).sort());
});
