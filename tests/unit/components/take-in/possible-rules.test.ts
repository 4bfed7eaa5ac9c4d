import { possibleRules } from '@/components/take-in/form-rules/possible-rules';
import type { Mapping } from '@/lib/registers/mapping';
import { rehearsed } from '@/tests/support/data/rehearsed';

const lines = ['List of claims', 'Name of creditor,Form,Amount claimed', 'A Rao,B,100'];

const namesOf = (rules: ReturnType<typeof possibleRules>) =>
  rules.map((rule) =>
    rule.by === 'column'
      ? `column ${rule.at}`
      : 'text' in rule
        ? `${rule.by} ${rule.text}`
        : rule.by,
  );

test('each column, heading, title and choice can be a rule, but for those that are one', async () => {
  const [sheet] = await rehearsed(lines);
  if (!sheet) throw new Error('no sheet');
  expect(namesOf(possibleRules(sheet, sheet.mapping))).toEqual([
    ...['column 0', 'column 2', 'title List of claims', 'all'],
  ]);
  const none: Mapping = { ...sheet.mapping, form: [] };
  expect(namesOf(possibleRules(sheet, none))).toEqual([
    ...['column 0', 'column 1', 'column 2', 'heading', 'title List of claims', 'all'],
  ]);
});

test('the name of a sheet is a rule where there is one', async () => {
  const [sheet] = await rehearsed(lines);
  if (!sheet) throw new Error('no sheet');
  expect(namesOf(possibleRules({ ...sheet, sheet: 'FC' }, sheet.mapping))).toContain('sheet FC');
});
