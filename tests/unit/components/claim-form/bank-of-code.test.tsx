import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FieldView } from '@/components/claim-form/field/field-view';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { opened } from '@/tests/support/screen/screen';

const form = formOf('form_d');
const field = fieldNamed(form, 'ifscCode');

/** The code of a branch, and the name of its bank as the form holds it. */
function Code() {
  const methods = useForm({ defaultValues: { ifscCode: '', bankName: '' } });
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
