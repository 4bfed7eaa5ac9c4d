import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { startValuesOf } from '@/lib/forms/start';
import { emptyValuesOf } from '@/lib/forms/values';

const asha = {
  name: 'Asha Devi',
  email: 'asha@example.com',
  phone: '9876501234',
  nationality: 'Indian',
};

/** The values of a new claim on this form that an empty one does not have. */
function filled(type: (typeof creditorTypes)[number], account = asha) {
  const form = formOf(type);
  const empty = emptyValuesOf(form);
  return Object.fromEntries(
    Object.entries(startValuesOf(form, account)).filter(
      ([name, value]) => typeof value === 'string' && value !== empty[name],
    ),
  );
}

test('a driver’s form starts with name, e-mail, phone, nationality and account holder', () => {
  expect(filled('form_d')).toEqual({
    fullName: 'Asha Devi',
    nationality: 'Indian',
    email: 'asha@example.com',
    phone: '9876501234',
    accountHolderName: 'Asha Devi',
  });
});

test('a company’s form starts with its representative, and neither its own name nor its account holder', () => {
  const representative = {
    representativeName: 'Asha Devi',
    representativeEmail: 'asha@example.com',
    representativePhone: '9876501234',
  };
  expect(filled('form_b')).toEqual(representative);
  expect(filled('form_e')).toEqual(representative);
  expect(filled('form_ca')).toEqual({
    contactEmail: 'asha@example.com',
    contactPhone: '9876501234',
  });
});

test('an account’s phone that the form would refuse is not filled in, nor an empty e-mail', () => {
  const { email, phone } = filled('form_f', { ...asha, email: '', phone: '011-2345' });
  expect([email, phone]).toEqual([undefined, undefined]);
});

test('a form starts with its default values when nothing is known of the person', () => {
  for (const type of creditorTypes) {
    const form = formOf(type);
    const nobody = { name: '', email: '', phone: '', nationality: '' };
    expect(startValuesOf(form, nobody)).toEqual(emptyValuesOf(form));
  }
});
