import { openDraft } from '@/components/claim-wizard/draft';
import { withoutIdentifiers } from '@/components/claim-wizard/kept-values';
import { creditorTypes } from '@/lib/forms/field';
import { formOf } from '@/lib/forms/registry';
import { sampleValuesOf } from '@/lib/forms/samples';

/** The browser's storage, as far as a draft uses it. */
function storage(): Storage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    length: 0,
    clear: () => all.clear(),
    key: () => null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const identifiers = [
  'representativePan',
  'representativeAadhaar',
  'panNumber',
  'aadhaarNumber',
  'drivingLicenseNumber',
  'employeeId',
  'gstin',
  'accountNumber',
  'bankAccountNumber',
  'identificationNumber',
];

describe('what a tab keeps of an unsent claim', () => {
  test.each(creditorTypes)('holds no identifying number of %s', (type) => {
    const kept = JSON.stringify(withoutIdentifiers(formOf(type), sampleValuesOf(type)));
    for (const name of identifiers) expect(kept).not.toContain(`"${name}"`);
  });

  test.each(creditorTypes)('gives back everything else of %s after a reload', (type) => {
    const tab = storage();
    const before = openDraft('asha', tab);
    before.change(type, sampleValuesOf(type));
    before.keep(type);

    const after = openDraft('asha', tab);
    expect(after.restoredType).toBe(type);
    expect(after.hasWork()).toBe(true);
    expect(after.valuesOf(type).claimAmount).toBe(sampleValuesOf(type).claimAmount);
    expect(after.valuesOf(type).accountHolderName).toBe(sampleValuesOf(type).accountHolderName);
    expect(Object.keys(after.valuesOf(type))).toEqual(
      expect.arrayContaining(Object.keys(sampleValuesOf(type))),
    );
  });

  test('keeps each employee of Form E with the serial number', () => {
    const tab = storage();
    const before = openDraft('asha', tab);
    before.change('form_e', sampleValuesOf('form_e'));
    before.keep('form_e');
    expect(openDraft('asha', tab).valuesOf('form_e').employeeDetails).toEqual([
      expect.objectContaining({
        serialNo: '1',
        employeeName: 'Ganesh Pawar',
        identificationNumber: '',
      }),
      expect.objectContaining({ serialNo: '2', totalAmountDue: '98000.25' }),
      expect.objectContaining({ serialNo: '3' }),
    ]);
  });

  test('is not shown to another person in the same tab', () => {
    const tab = storage();
    const before = openDraft('asha', tab);
    before.change('form_d', sampleValuesOf('form_d'));
    before.keep('form_d');
    expect(openDraft('ravi', tab).hasWork()).toBe(false);
  });

  test('is nothing for a form that was only opened', () => {
    const tab = storage();
    const draft = openDraft('asha', tab);
    draft.change('form_ca', draft.valuesOf('form_ca'));
    draft.keep('form_ca');
    expect(draft.hasWork()).toBe(false);
    expect(tab.all.size).toBe(0);
  });

  test('is gone once forgotten', () => {
    const tab = storage();
    const draft = openDraft('asha', tab);
    draft.change('form_d', sampleValuesOf('form_d'));
    draft.keep('form_d');
    draft.forget();
    expect(tab.all.size).toBe(0);
  });

  test.each([
    'not json',
    '[]',
    '{"chosen":"form_x","values":{"form_d":7}}',
    '{"values":{"form_e":{"employeeDetails":"x","claimAmount":{}}}}',
  ])('survives a storage that holds %s', (held) => {
    const tab = storage();
    tab.setItem('claimDraft:asha', held);
    const draft = openDraft('asha', tab);
    expect(draft.restoredType).toBeNull();
    expect(draft.hasWork()).toBe(false);
  });

  test('survives a browser that refuses its storage', () => {
    const tab = storage();
    tab.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const draft = openDraft('asha', tab);
    draft.change('form_d', sampleValuesOf('form_d'));
    expect(() => draft.keep('form_d')).not.toThrow();
    expect(draft.valuesOf('form_d').fullName).toBe(sampleValuesOf('form_d').fullName);
  });
});
