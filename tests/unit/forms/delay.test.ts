import { fieldsOf } from '@/lib/forms/definitions/registry';
import { withDelay } from '@/lib/forms/delay';
import { problemsIn } from '@/lib/forms/validate';
import { delayAsked } from '@/lib/law/clock';
import { forms } from './every';

test.each(forms.map((form) => [form.letter, form] as const))(
  'Form %s has the reason for the delay as optional, required or absent, and changes no other field',
  (_, form) => {
    const names = (asked: Parameters<typeof withDelay>[1]) =>
      fieldsOf(withDelay(form, asked)).map(({ name }) => name);
    const all = fieldsOf(form).map(({ name }) => name);
    expect(names('optional')).toEqual(all);
    expect(names('required')).toEqual(all);
    expect(names('no')).toEqual(all.filter((name) => name !== 'delayReason'));
    const missing = (asked: Parameters<typeof withDelay>[1]) =>
      problemsIn(withDelay(form, asked), {}).map(({ path }) => path);
    expect(missing('optional')).toEqual(missing('no'));
    expect(missing('required')).toEqual([...missing('no'), 'delayReason']);
    expect(withDelay(form, 'required')).toBe(withDelay(form, 'required'));
  },
);

test.each(forms.map((form) => [form.letter, form] as const))(
  'the folded sections of Form %s have no required field',
  (letter, form) => {
    const folded = form.sections.filter(({ folded: up }) => up);
    expect(folded.map(({ name }) => name)).toEqual([
      ...(letter === 'B' ? ['invoices'] : []),
      'furtherParticulars',
    ]);
    expect(folded.flatMap(({ fields }) => fields).filter(({ required }) => required)).toEqual([]);
  },
);

const days = { lastDateForClaims: '2026-11-02', commencementDate: '2026-10-10', rfrpDate: null };
test.each([
  ['2026-11-02', 'no'],
  ['2026-11-03', 'optional'],
  ['2027-01-08', 'optional'],
  ['2027-01-09', 'required'],
])('for a claim received on %s the reason for the delay is: %s', (day, asked) => {
  expect(delayAsked(day, days)).toBe(asked);
});
