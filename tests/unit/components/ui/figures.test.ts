import { readFileSync } from 'node:fs';
import { codeFiles } from '@/scripts/lib/checks/code-files.mjs';

test('figures are typed in the two inputs that are selected for who is led to them', () => {
  const typed = codeFiles(['app', 'components']).filter((file) =>
    readFileSync(file, 'utf8').includes('inputMode="decimal"'),
  );
  expect(typed.sort()).toEqual([
    'components/ui/fields/amount-input.tsx',
    'components/ui/fields/figure-input.tsx',
  ]);
});
