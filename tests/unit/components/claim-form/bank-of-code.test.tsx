import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FieldView } from '@/components/claim-form/field/field-view';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { opened } from '@/tests/support/screen/screen';

const form = formOf('form_d');
const field = fieldNamed(form, 'ifscCode');

/** The code of a branch, and the name of its bank as the form holds it. */
function Code({ ifscCode = '', bankName = '' }) {
  const methods = useForm({ defaultValues: { ifscCode, bankName } });
  const [value, bank] = useWatch({ control: methods.control, name: ['ifscCode', 'bankName'] });
  if (!field) return null;
  return (
    <FormProvider {...methods}>
      <FieldView
        form={form}
        field={field}
        path="ifscCode"
        value={value}
        onChange={(typed) => methods.setValue('ifscCode', String(typed))}
        onBlur={() => undefined}
        highlighted={false}
        touched={false}
      />
      <p data-testid="bank">{bank}</p>
    </FormProvider>
  );
}

test.each([
  ['en', 'State Bank of India'],
  ['hi', 'भारतीय स्टेट बैंक'],
] as const)(
  'in %s a code names its bank as %s, and fills in the English name',
  async (language, said) => {
    const { user } = opened(<Code />, { language });
    await user.type(await screen.findByLabelText(/IFSC/), 'SBIN0000691');
    await screen.findByText(said, { selector: '[role=status]' });
    expect(screen.getByTestId('bank').textContent).toBe('State Bank of India');
  },
);

test.each([
  ['of the stored code', 'State Bank of India', 'HDFC0000123', 'HDFC Bank'],
  ['of the stored code', 'State Bank of India', 'ZZZZ0000123', ''],
  ['that somebody typed', 'SBI, Katpadi branch', 'HDFC0000123', 'SBI, Katpadi branch'],
])('the name of the bank %s, %s, with the code %s becomes "%s"', async (_, there, code, then) => {
  const { user } = opened(<Code ifscCode="SBIN0000691" bankName={there} />);
  await screen.findByText('State Bank of India', { selector: '[role=status]' });
  expect(screen.getByTestId('bank').textContent).toBe(there);
  await user.clear(screen.getByLabelText(/IFSC/));
  await user.type(screen.getByLabelText(/IFSC/), code);
  const named = code.startsWith('HDFC') ? 'HDFC Bank' : '';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(named));
  await waitFor(() => expect(screen.getByTestId('bank').textContent).toBe(then));
});
