import { missingPaths } from '@/components/claim-edit/edited';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

test('a value that a claim was filed without is marked at its field, and in a table at its cell', () => {
  const { bankName: _, ...claimData } = sampleValuesOf('form_e');
  const [first, second] = claimData.employeeDetails as object[];
  const employeeDetails = [first, { ...second, periodDue: '' }];
  expect(missingPaths(formOf('form_e'), { ...claimData, employeeDetails })).toEqual([
    'bankName',
    'employeeDetails.2/0.periodDue',
  ]);
});
