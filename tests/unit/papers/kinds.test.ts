import { readdirSync, readFileSync } from 'node:fs';
import { paperKinds, papers } from '@/lib/papers/kinds';
import { templates } from '@/lib/papers/typeset/templates';
import { codeFiles } from '@/scripts/lib/checks/code-files.mjs';

/** What frames papers, and what sheets that are no papers are set with. */
const others = ['frame', 'cover', 'claim-file', 'creditor-list'];

test('each kind of paper has a template of its own, and each template a use', () => {
  const named = paperKinds.map((kind) => papers[kind].template);
  expect(readdirSync(templates()).sort()).toEqual(
    [...named, ...others].map((name) => `${name}.typ`).sort(),
  );
});

test('what every claim has is lacking nowhere, and of the rest somebody is told what is', () => {
  for (const kind of paperKinds)
    expect([kind, papers[kind].about === 'claim']).toEqual([kind, papers[kind].lacking === null]);
});

test('the amount of letters about decisions, refused objections and lists is what is admitted', () => {
  expect(paperKinds.filter((kind) => papers[kind].amount === 'admitted')).toEqual([
    'decision',
    'objection',
    'listed',
  ]);
});

test('each kind of paper is queued by something that happens to a claim, and not by hand alone', () => {
  const queued = codeFiles(['lib'])
    .filter((file) => file.startsWith('lib/') && !file.startsWith('lib/papers/'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:queuePapers|papersQueued)\(([^;]*);/g),
    ])
    .map(([, asked = '']) => asked)
    .join('\n');
  expect(paperKinds.filter((kind) => !queued.includes(`'${kind}'`))).toEqual([]);
});
