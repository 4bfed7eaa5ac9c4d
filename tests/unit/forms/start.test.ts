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

/** What a new claim on this form has that an empty one has not. */
function filled(type: (typeof creditorTypes)[number], account = asha) {
  const form = formOf(type);
  const empty = emptyValuesOf(form);
  return Object.fromEntries(
    Object.entries(startValuesOf(form, account)).filter(
      ([name, value]) => typeof value === 'string' && value !== empty[name],
    ),
  );
}

test('a driver finds name, e-mail, phone, nationality and the holder of the account filled in', () => {
  expect(filled('form_d')).toEqual({
    fullName: 'Asha Devi',
    nationality: 'Indian',
    email: 'asha@example.com',
    phone: '9876501234',
    accountHolderName: 'Asha Devi',
  });
});

test('a company finds those of its person, and neither its own name nor its account', () => {
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

test('what the form would refuse is not filled in, nor what the account does not tell', () => {
  const { email, phone } = filled('form_f', { ...asha, email: '', phone: '011-2345' });
  expect([email, phone]).toEqual([undefined, undefined]);
});

test('what forms start with by themselves stays', () => {
  for (const type of creditorTypes) {
    const form = formOf(type);
    const nobody = { name: '', email: '', phone: '', nationality: '' };
    expect(startValuesOf(form, nobody)).toEqual(emptyValuesOf(form));
  }
});
