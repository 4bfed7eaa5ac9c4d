import { withKept } from '@/components/drafts/kept-list';
import type { ListedDraft } from '@/lib/claims/records/drafts/read';
import type { KeptDraft } from '@/lib/client/on-device/drafts';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

const at = '2026-11-01T10:00:00.000Z';
const later = '2026-11-02T10:00:00.000Z';

const saved: ListedDraft = {
  creditorType: 'form_d',
  updatedAt: at,
  creditorName: 'Asha Devi',
  claimAmount: '',
  missingFields: 4,
  openSection: { at: 2, name: 'addressInformation' },
  documentCount: 0,
};

const fourth = { at: 4, name: 'claimInformation' };

const kept = (more: Partial<KeptDraft>, updatedAt = at): KeptDraft => ({
  draft: {
    creditorType: 'form_d',
    values: { fullName: 'Asha Devi' },
    documents: [],
    removedDocuments: 0,
    documentsElsewhere: 0,
    wrongNumbers: [],
    revision: 1,
    idempotencyKey: 'key',
    updatedAt,
  },
  unsaved: false,
  unanswered: null,
  place: { step: 2, section: fourth },
  at: 1,
  ...more,
});

const place = (draft: ListedDraft, of: KeptDraft[]) =>
  withKept([draft], of, ({ unsaved }) => unsaved).map((one) => one.place);

test('a draft goes on where it was left on this device', () => {
  expect(place(saved, [kept({})])).toEqual([{ step: 2, section: fourth }]);
  expect(place(saved, [kept({ place: { step: 4, section: null } })])).toEqual([
    { step: 4, section: null },
  ]);
  // On a wide screen all sections are open at once.
  const whole = { step: 2, section: null };
  expect(place(saved, [kept({ place: whole })])).toEqual([whole]);
  // Not all of it has arrived: it is this device's that goes on.
  expect(place({ ...saved, updatedAt: later }, [kept({ unsaved: true })])).toEqual([
    { step: 2, section: fourth },
  ]);
});

test('a draft that was never open here, or was changed elsewhere since, goes on where something is missing', () => {
  const missing = [{ step: 2, section: saved.openSection }];
  expect(place(saved, [])).toEqual(missing);
  expect(place({ ...saved, updatedAt: later }, [kept({})])).toEqual(missing);
  expect(place(saved, [kept({ place: null })])).toEqual(missing);
  expect(place({ ...saved, missingFields: 0, openSection: null }, [])).toEqual([
    { step: 3, section: null },
  ]);
});

test('a draft that only this device has is listed too, if that is asked for', () => {
  const { documents: _, ...values } = sampleValuesOf('form_d');
  const own = kept({ place: null });
  own.draft.values = { ...values, employeeId: '' };
  expect(withKept([], [own], () => false)).toEqual([]);
  expect(withKept([], [own], () => true)).toMatchObject([
    { creditorType: 'form_d', missingFields: 1, place: { step: 2, section: null } },
  ]);
});
