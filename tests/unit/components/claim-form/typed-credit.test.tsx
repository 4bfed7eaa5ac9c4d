import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FieldView } from '@/components/claim-form/field/field-view';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { opened } from '@/tests/support/screen/screen';

const form = formOf('form_b');
const field = fieldNamed(form, 'claimAmount');

/** The amount of a claim, and what the form holds of it. */
function Amount() {
  const methods = useForm({ defaultValues: { claimAmount: '' } });
  const value = useWatch({ control: methods.control, name: 'claimAmount' });
  if (!field) return null;
  return (
    <FormProvider {...methods}>
      <FieldView
        form={form}
        field={field}
        path="claimAmount"
        value={value}
        onChange={(typed) => methods.setValue('claimAmount', String(typed))}
        onBlur={() => undefined}
        highlighted
        touched
      />
      <output>{value}</output>
    </FormProvider>
  );
}

test.each([
  ['Yes, ₹5,000.00', '5000.00'],
  ['Yes, ₹50,00,00,00,000.00', '50000000000'],
])('a typed credit is refused, and asked about until one says: %s', async (answer, amount) => {
  const { user } = opened(<Amount />);
  await user.type(await screen.findByLabelText(/Claim amount/i), '5000.00 Cr');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('5000.00 Cr');
  screen.getByText(/“Cr” is credit or debit in a ledger/);
  screen.getByText(/Did you mean ₹5,000.00 or ₹50,00,00,00,000.00\?/);
  await user.click(screen.getByRole('button', { name: answer }));
  expect(screen.getByRole('status').textContent).toBe(amount);
  expect(screen.queryByText(/“Cr”/)).toBeNull();
});
