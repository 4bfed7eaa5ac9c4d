import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { countLeftEmpty } from '@/lib/forms/left-empty';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { emptyValuesOf } from '@/lib/forms/values';

test.each(creditorTypes)(
  'the number of required fields left empty on %s is the number of such faults',
  (type) => {
    const form = formOf(type);
    const sample: Record<string, unknown> = sampleValuesOf(type);
    const names = fieldsOf(form).map(({ name }) => name);
    const cases = [
      sample,
      {},
      emptyValuesOf(form),
      ...names.flatMap((name) =>
        ['', ' ', [], [{}], null, undefined].map((value) => ({ ...sample, [name]: value })),
      ),
    ];
    const isRequired = ({ rule }: { rule: string }) => rule === 'required';
    for (const values of cases)
      expect(countLeftEmpty(form, values)).toBe(problemsIn(form, values).filter(isRequired).length);
    expect(countLeftEmpty(form, {})).toBeGreaterThan(3);
  },
);
