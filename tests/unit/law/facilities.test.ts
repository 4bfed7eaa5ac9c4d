import { charges, facilityTypes } from '@/lib/forms/definitions/facility-options';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { languages } from '@/lib/i18n/language';
import {
  type Facility,
  facilitiesCarried,
  facilitiesParted,
  mostFacilities,
  problemsOfFacilities,
  ranks,
  type Security,
} from '@/lib/law/facilities';
import { facilityWordsIn } from '@/lib/law/facility-words';

const plant: Security = {
  charge: 'hypothecation',
  asset: 'Plant and machinery at Nashik',
  rank: 'first_pari_passu',
  day: '2019-03-12',
  chargeId: '100234567',
  value: '5000000.00',
};

const facility = (claimed: string, admitted: string, securities: Security[] = []): Facility => ({
  kind: 'term_loan',
  name: null,
  claimed,
  admitted,
  securities,
});

const two = [facility('700.00', '500.00', [plant]), facility('300.00', '100.00')];
const totals = { claimed: '1000.00', admitted: '600.00' };

test('facilities that are the claim together have nothing wrong with them, nor has none', () => {
  expect(problemsOfFacilities('form_c', two, totals)).toEqual([]);
  expect(problemsOfFacilities('form_ca', two, totals)).toEqual([]);
  expect(problemsOfFacilities('form_b', [], totals)).toEqual([]);
});

test.each(['form_b', 'form_d', 'form_e', 'form_f'] as const)('a claim of %s has none', (form) => {
  expect(problemsOfFacilities(form, two, totals)).toEqual([
    { path: 'facilities', rule: 'facilities_unfit' },
  ]);
});

test.each([
  ['claimed', { ...totals, claimed: '1000.01' }, '₹1,000.00', '₹1,000.01'],
  ['admitted', { ...totals, admitted: '599.99' }, '₹600.00', '₹599.99'],
])('what is %s differs by a paisa, and both sums are named', (side, of, sum, whole) => {
  expect(problemsOfFacilities('form_c', two, of)).toEqual([
    { path: 'facilities', rule: 'facilities_differ', params: { side, sum, whole } },
  ]);
});

test('under no facility more is admitted than is claimed, though the sums are right', () => {
  const facilities = [facility('500.00', '500.01'), facility('500.00', '99.99')];
  expect(problemsOfFacilities('form_c', facilities, totals)).toEqual([
    { path: 'facilities.0.admitted', rule: 'amount_invalid' },
  ]);
});

const amounts = (facilities: readonly Facility[] | null) =>
  facilities?.map(({ claimed, admitted }) => [claimed, admitted]);

test.each([
  ['as they were, where they still add up', totals, amounts(two)],
  [
    'with nothing, where nothing is admitted',
    { ...totals, admitted: '0.00' },
    [
      ['700.00', '0.00'],
      ['300.00', '0.00'],
    ],
  ],
  [
    'with everything, where everything is admitted',
    { ...totals, admitted: '1000.00' },
    [
      ['700.00', '700.00'],
      ['300.00', '300.00'],
    ],
  ],
  ['not at all, where nobody divided the amount', { ...totals, admitted: '700.00' }, undefined],
  ['not at all, where another amount is claimed', { ...totals, claimed: '1200.00' }, undefined],
])('a determination that follows by itself has them %s', (_, of, expected) => {
  expect(amounts(facilitiesCarried(two, of))).toEqual(expected);
});

test('the only facility is the claim, whatever that is; none stays none', () => {
  const carried = facilitiesCarried([facility('5.00', '1.00', [plant])], totals);
  expect(carried).toEqual([facility('1000.00', '600.00', [plant])]);
  expect(facilitiesCarried(null, totals)).toBeNull();
});

test('a transferred part is taken of each facility in proportion, with its security, to the paisa', () => {
  const three = [
    facility('1.00', '1.00', [plant]),
    facility('1.00', '1.00'),
    facility('1.00', '0.01'),
  ];
  const { stays, goes } = facilitiesParted(three, 101n);
  expect(goes).toEqual([
    facility('0.50', '0.50', [plant]),
    facility('0.50', '0.50'),
    facility('0.01', '0.01'),
  ]);
  expect(amounts(stays)).toEqual([
    ['1.00', '0.50'],
    ['1.00', '0.50'],
    ['1.00', '0.00'],
  ]);
  const none = [facility('1.00', '1.00'), facility('1.00', '0.00')];
  expect(amounts(facilitiesParted(none, 100n).goes)).toEqual([['1.00', '1.00']]);
  expect(facilitiesParted(null, 100n)).toEqual({ stays: null, goes: null });
});

test.each(languages)('each facility has a letter of its own, in %s', (language) => {
  const { letterOf } = facilityWordsIn(language);
  const letters = Array.from({ length: mostFacilities }, (_, at) => letterOf(at));
  expect(new Set(letters).size).toBe(mostFacilities);
  for (const letter of letters) expect(letter).toMatch(/^\p{L}$/u);
});

const options = (name: string) => fieldNamed(formOf('form_c'), name)?.options;

test('Form C asks for the same kinds', () => {
  expect(options('facilityType')).toEqual([...facilityTypes]);
  expect(options('securityType')?.filter((one) => one !== 'unsecured')).toEqual([...charges]);
});

test.each([
  [
    'en',
    '(b) Working Capital – Cash credit of Nashik: claimed ₹700.00, admitted ₹500.00; Hypothecation: Plant and machinery at Nashik (first charge, pari passu, created 12 Mar 2019, charge ID 100234567, value ₹50,00,000.00); Pledge: 100 shares',
  ],
  [
    'hi',
    '(ख) वर्किंग कैपिटल लोन – Cash credit of Nashik: माँगा ₹700.00, माना गया ₹500.00; माल या मशीन पर हक़ (हाइपोथिकेशन): Plant and machinery at Nashik (पहला प्रभार, बराबरी से, 12 मार्च 2019 को बना, चार्ज ID 100234567, मूल्य ₹50,00,000.00); शेयर या सामान गिरवी: 100 shares',
  ],
] as const)('a facility is said with all that is known of it, in %s', (language, said) => {
  const words = facilityWordsIn(language);
  const bare = { ...plant, rank: null, day: null, chargeId: null, value: null };
  const shares: Security = { ...bare, charge: 'pledge', asset: '100 shares' };
  const credit: Facility = {
    ...facility('700.00', '500.00', [plant, shares]),
    kind: 'working_capital',
    name: 'Cash credit of Nashik',
  };
  expect(words.textOf(credit, 1)).toBe(said);
  expect(words.titleOf(facility('1.00', '1.00'), 0)).toMatch(/^\(\p{L}\) [^–]+$/u);
  expect(new Set(ranks.map(words.rankOf)).size).toBe(ranks.length);
});
