import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { screensOf } from '@/lib/forms/definitions/screens';
import { countLeftEmpty } from '@/lib/forms/left-empty';
import { firstLeftOpen } from '@/lib/forms/left-open';
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

test.each(creditorTypes)(
  'the first open section of %s is the one that a phone shows it in',
  (type) => {
    const form = formOf(type);
    const sample = sampleValuesOf(type);
    expect(firstLeftOpen(form, sample)).toBeNull();
    expect(firstLeftOpen(form, {})).toEqual({ at: 1, name: form.sections[0]?.name });
    for (const [at, sections] of screensOf(form).entries()) {
      const names = sections.flatMap(({ fields }) => fields.filter(({ required }) => required));
      const last = {
        ...sample,
        [fieldsOf(form).findLast(({ required }) => required)?.name ?? '']: '',
      };
      const [name] = names.map((field) => field.name);
      if (name) expect(firstLeftOpen(form, { ...last, [name]: '' })?.at).toBe(at + 1);
    }
  },
);
