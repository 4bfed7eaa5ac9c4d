import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClaimForm } from '@/components/claim-form/sections/claim-form';
import { stablePath } from '@/components/claim-form/table/row-keys';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { wordsIn } from '@/lib/i18n/words';

// Jest cannot load the module format of these packages.
jest.mock('lucide-react/icons/chevron-down', () => () => null);
jest.mock('lucide-react/icons/chevron-left', () => () => null);
jest.mock('lucide-react/icons/chevron-right', () => () => null);
jest.mock('lucide-react/icons/chevrons-up-down', () => () => null);
jest.mock('lucide-react/icons/plus', () => () => null);
jest.mock('lucide-react/icons/trash-2', () => () => null);
jest.mock('lucide-react/icons/circle-alert', () => () => null);
jest.mock('lucide-react/icons/circle-question-mark', () => () => null);
jest.mock('next-intl', () => ({
  useLocale: () => 'en',
  useTranslations: () => (key: string) => key,
  useMessages: () => mockMessages,
}));
const mockMessages = {
  forms: { ...wordsIn('en').forms, labels: { form_b: { first: 'Name', second: 'Name' } } },
  places: { cities: {}, states: {} },
};

const form: FormDefinition = {
  ...formOf('form_b'),
  sections: [
    {
      name: 'companyInformation',
      fields: [
        { name: 'first', kind: 'text', required: true },
        { name: 'second', kind: 'text', required: true },
      ],
    },
  ],
};

/** The ids of the inputs that are red on a form with these paths found wrong. */
function redIn(form: FormDefinition, values: ClaimValues, invalidPaths: string[]) {
  const nothing = () => undefined;
  const page = renderToStaticMarkup(
    createElement(ClaimForm, {
      id: 'form',
      form,
      values,
      invalidPaths,
      onChange: nothing,
      onSubmit: nothing,
    }),
  );
  return [...page.matchAll(/<input[^>]*>/g)]
    .filter(([input]) => input.includes('aria-invalid="true"'))
    .map(([input]) => /id="([^"]+)"/.exec(input)?.[1]);
}

test('of two fields with the same label, only the one that is wrong turns red', () => {
  expect(redIn(form, { first: '', second: '' }, ['second'])).toEqual(['field-second']);
});

test('of the same cell in two rows, only the one that is wrong turns red', () => {
  const formE = formOf('form_e');
  const employeeDetails = [{ serialNo: '1' }, { serialNo: '3' }];
  const table = formE.sections.filter(({ name }) => name === 'employeeDetails');
  const found = stablePath({ employeeDetails }, 'employeeDetails.1.employeeName');
  expect(redIn({ ...formE, sections: table }, { employeeDetails }, [found])).toEqual([
    'field-employeeDetails-1-employeeName',
  ]);
});

test('a row keeps its marked faults when a row above it is removed', () => {
  const rows = [{ serialNo: '1' }, { serialNo: '2' }, { serialNo: '3' }];
  const found = stablePath({ employeeDetails: rows }, 'employeeDetails.2.employeeName');
  const later = { employeeDetails: rows.filter(({ serialNo }) => serialNo !== '2') };
  expect(stablePath(later, 'employeeDetails.1.employeeName')).toBe(found);
  expect(stablePath({ companyName: '' }, 'companyName')).toBe('companyName');
});

test('two rows with the same serial number are told apart', () => {
  const employeeDetails = [{ serialNo: '1' }, { serialNo: '1' }];
  const paths = [0, 1].map((at) => stablePath({ employeeDetails }, `employeeDetails.${at}.x`));
  expect(new Set(paths).size).toBe(2);
});
