import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { messageOf } from '@/lib/forms/labels';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { languages } from '@/lib/i18n/language';
import { everyField, nameOf, type Place, words } from './every';
import { wrongValues } from './wrong-values';

/** A good claim in which one field, or one cell of the second row, holds this value. */
function claimWith({ form, field, table }: Place, value: unknown): Record<string, unknown> {
  const sample = sampleValuesOf(form.type);
  if (!table) return { ...sample, [field.name]: value };
  const rows = [...(sample[table.name] ?? [])];
  rows[1] = { ...Object(rows[1]), [field.name]: value };
  return { ...sample, [table.name]: rows };
}

const pathOf = ({ field, table }: Place) => (table ? `${table.name}.1.${field.name}` : field.name);
const rulesBroken = (place: Place, value: unknown) =>
  problemsIn(place.form, claimWith(place, value)).map(({ path, rule }) => `${path} ${rule}`);

describe('a claim', () => {
  it.each(creditorTypes)('on %s is filed with the sample’s values, in either language', (type) => {
    const form = formOf(type);
    for (const language of languages) {
      const sample = sampleValuesOf(type, language);
      expect(problemsIn(form, sample)).toEqual([]);
      expect(Object.keys(cleanValuesOf(form, sample)).sort()).toEqual(
        fieldsOf(form)
          .map(({ name }) => name)
          .sort(),
      );
    }
  });

  it.each(creditorTypes)('on %s needs its required fields and no others', (type) => {
    const form = formOf(type);
    const needed = fieldsOf(form).filter(({ required }) => required);
    const sample = sampleValuesOf(type);
    expect(problemsIn(form, {}).map(({ field, rule }) => `${field} ${rule}`)).toEqual(
      needed.map(({ name }) => `${name} required`),
    );
    expect(
      problemsIn(form, Object.fromEntries(needed.map(({ name }) => [name, sample[name]]))),
    ).toEqual([]);
  });

  it('starts with its defaults, and Form E with one row for an employee', () => {
    expect(emptyValuesOf(formOf('form_ca'))).toMatchObject({
      institutionName: '',
      isRelatedParty: 'no',
      isEligibleForVoting: 'no',
    });
    expect(emptyValuesOf(formOf('form_e')).employeeDetails).toEqual([
      {
        serialNo: '1',
        employeeName: '',
        identificationNumber: '',
        totalAmountDue: '',
        periodDue: '',
      },
    ]);
  });
});

describe.each(everyField.map((place) => [nameOf(place), place] as const))('%s', (_, place) => {
  const { form, field, table } = place;
  const required = [`${pathOf(place)} required`];

  it('takes the sample value', () => {
    expect(problemsIn(form, sampleValuesOf(form.type))).toEqual([]);
  });

  it(field.required ? 'may not be left empty' : 'may be left empty', () => {
    const blanks = field.kind === 'rows' ? [[], undefined, null] : ['', '  \n ', undefined, null];
    for (const blank of blanks) {
      expect(rulesBroken(place, blank)).toEqual(field.required ? required : []);
    }
  });

  it('refuses a wrong value and says so in both languages', () => {
    for (const [value, rule] of wrongValues[field.kind]) {
      const found = problemsIn(form, claimWith(place, value));
      expect(found.map((problem) => `${problem.path} ${problem.rule}`)).toEqual([
        `${pathOf(place)} ${rule}`,
      ]);
      for (const problem of found) {
        expect(messageOf(words.en, form, problem)).toMatch(/^[^{}]{10,}$/);
        expect(messageOf(words.hi, form, problem)).toMatch(/^(?=.*[\u0900-\u097f])[^{}]{10,}$/);
      }
    }
  });

  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'city') {
    it('takes a text as long as its input allows, and none longer', () => {
      const { maxLength } = inputOf(field);
      expect(rulesBroken(place, 'क'.repeat(maxLength))).toEqual([]);
      expect(rulesBroken(place, 'क'.repeat(maxLength + 1))).toEqual([`${pathOf(place)} tooLong`]);
    });
  }

  if (field.minLength !== undefined) {
    it('refuses a text that is too short once it is trimmed', () => {
      expect(rulesBroken(place, ' 123456789  ')).toEqual([`${pathOf(place)} tooShort`]);
      expect(rulesBroken(place, ' 1234567890 ')).toEqual([]);
    });
  }

  if (field.kind === 'choice') {
    it('takes every one of its options', () => {
      expect(table).toBeUndefined();
      expect(field.options?.length).toBeGreaterThan(1);
      for (const option of field.options ?? []) expect(rulesBroken(place, option)).toEqual([]);
    });
  }
});

describe('the largest and smallest amounts', () => {
  it('are 0.01 and 9999999999999999.99', () => {
    const place = everyField.find(({ field }) => field.name === 'claimAmount');
    if (!place) throw new Error('no claim amount');
    for (const amount of ['0.01', '1', '1.5', '9999999999999999.99']) {
      expect(rulesBroken(place, amount)).toEqual([]);
    }
  });
});
