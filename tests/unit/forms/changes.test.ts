import { changedFields, changesBetween } from '@/lib/forms/changes';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { forms } from './every';

const formE = formOf('form_e');
const row = (serialNo: string, employeeName: string) => ({
  serialNo,
  employeeName,
  identificationNumber: 'M1234567',
  totalAmountDue: '5',
  periodDue: '2024',
});
const between = (a: unknown, b: unknown) =>
  changesBetween(formE, { employeeDetails: a }, { employeeDetails: b });

describe.each(forms.map((form) => [form.letter, form] as const))('Form %s', (_, form) => {
  const sample = sampleValuesOf(form.type);

  it('has no changes when compared with itself', () => {
    expect(changesBetween(form, sample, sampleValuesOf(form.type))).toEqual([]);
  });

  it.each(fieldsOf(form).map(({ name }) => name))(
    'shows a change of %s, and of nothing else',
    (name) => {
      const { [name]: taken, ...rest } = sample;
      expect(changedFields(changesBetween(form, sample, rest))).toEqual([name]);
      expect(changedFields(changesBetween(form, rest, sample))).toEqual([name]);
      if (typeof taken !== 'string') return;
      expect(changesBetween(form, rest, sample)).toEqual([{ field: name, from: null, to: taken }]);
      expect(changesBetween(form, sample, { ...rest, [name]: 'new' })).toEqual([
        { field: name, from: taken, to: 'new' },
      ]);
    },
  );
});

it('changes of a form are listed in its order, without values that it does not have', () => {
  const changes = changesBetween(
    formOf('form_d'),
    { gossip: 'a', bankName: 'x' },
    { bankName: 'y', fullName: 'Asha', missingFields: ['phone'] },
  );
  expect(changes.map(({ field }) => field)).toEqual(['fullName', 'bankName']);
});

it.each([undefined, null, '', 5, {}, []])(
  '%p counts as an empty value between two versions of a form',
  (nothing) => {
    const form = formOf('form_d');
    expect(changesBetween(form, { bankName: nothing }, {})).toEqual([]);
    expect(changesBetween(form, { bankName: nothing }, { bankName: 'x' })).toEqual([
      { field: 'bankName', from: null, to: 'x' },
    ]);
  },
);

describe('a table', () => {
  const [asha, ravi, salma] = [row('1', 'Asha'), row('2', 'Ravi'), row('3', 'Salma')];

  it('shows which rows were changed, removed and added', () => {
    expect(between([asha, ravi], [asha, { ...ravi, totalAmountDue: '6' }])).toEqual([
      { field: 'employeeDetails', row: '2', from: ravi, to: { ...ravi, totalAmountDue: '6' } },
    ]);
    expect(between([asha, ravi, salma], [asha, salma])).toEqual([
      { field: 'employeeDetails', row: '2', from: ravi, to: null },
    ]);
    expect(between([asha], [asha, ravi])).toEqual([
      { field: 'employeeDetails', row: '2', from: null, to: ravi },
    ]);
    expect(between([asha, ravi], [ravi, asha])).toEqual([]);
  });

  it('compares rows by their place when serial numbers repeat', () => {
    const twin = { ...ravi, serialNo: '1' };
    expect(between([asha, twin], [asha, { ...twin, employeeName: 'Kiran' }])).toEqual([
      { field: 'employeeDetails', row: '2', from: twin, to: { ...twin, employeeName: 'Kiran' } },
    ]);
  });

  it('has no rows when its value is no list', () => {
    expect(between('x', null)).toEqual([]);
    expect(between(undefined, [asha])).toHaveLength(1);
  });
});
