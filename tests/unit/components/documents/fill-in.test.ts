import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledField, filledForm, paper } from '@/tests/support/data/papers';

const undrawn = filledField('a', '(Asha Rao)');
const choice = (flags: number, value: string) =>
  filledField('a', value, `/FT /Ch /Ff ${flags} /Opt [(Wages) (Bonus)]`);

const samples: [string, Buffer, string[]][] = [
  ['text', filledForm([undrawn]), ['Asha Rao']],
  [
    'text that viewers are asked to draw',
    filledForm([undrawn], '/NeedAppearances true'),
    ['Asha Rao'],
  ],
  ['text that is nothing', filledForm([filledField('a', '()')]), []],
  ['two texts', filledForm([undrawn, filledField('b', '(12,500)')]), ['Asha Rao', '12,500']],
  ['a choice in a row', filledForm([choice(131_072, '(Bonus)')]), ['Bonus']],
  ['a choice in a list, which moves to it', filledForm([choice(0, '(Bonus)')]), ['Bonus']],
  ['several choices', filledForm([choice(2_097_152, '[(Wages) (Bonus)]')]), ['Wages', 'Bonus']],
  ['a mark in a box', filledForm([filledField('a', '/Yes', '/FT /Btn /AS /Yes')]), []],
];

test('values of a form are drawn also where the program that filled it in did not draw them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'form-'));
  try {
    const pages = [...samples.map(([, bytes]) => bytes), paper(['Bill'])];
    const paths = pages.map((bytes, at) => {
      writeFileSync(join(folder, `${at}`), bytes);
      return join(folder, `${at}`);
    });
    const program = ['--import', 'tsx', 'tests/support/data/fill-in-pdfs.ts', ...paths];
    const texts = JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }));
    expect(samples.map(([what], at) => [what, texts[at]])).toEqual(
      samples.map(([what, , values]) => [what, ['Proof of claim', ...values]]),
    );
    expect(texts.at(-1)).toEqual(['Bill']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
