import { execFileSync } from 'node:child_process';

/** The words that this code writes itself. */
function writtenIn(code: string): string[] {
  // The parser is an ECMAScript module, which Jest does not load.
  const program = `import { writtenIn } from './scripts/lib/checks/written-words.mjs';
    console.log(JSON.stringify(writtenIn('page.tsx', ${JSON.stringify(code)})));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('words between tags, in braces and in labels are found, and no others', () => {
  expect(
    writtenIn(`const Page = ({ name }: { name: string }) => (
      <Card title="Fees" id="fees" className="grid">
        <p>Ten rupees</p> · {name === 'a' ? <b>दस</b> : null} {'each'}
        <Field label={t('fee')} hint="In rupees" />
      </Card>
    );`),
  ).toEqual(['Fees', 'Ten rupees', 'दस', 'each', 'In rupees']);
});
