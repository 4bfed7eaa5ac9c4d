import { markedIn } from '@/components/desk/determination/public-texts';

const claim = {
  creditorType: 'form_d' as const,
  claimData: { fullName: 'Ramesh Yadav', fatherName: 'Shivnath Yadav', panNumber: '••••678K' },
  claimant: { email: 'ramesh@example.in', phone: '9911012345' },
};

const marked = (remarks: string, category: 'workmen' | 'other' = 'workmen') =>
  markedIn(remarks, claim, category).map(({ start, end, why }) => [remarks.slice(start, end), why]);

test('the desk marks what nobody publishes while it is typed', () => {
  expect(marked('As per the books.')).toEqual([]);
  expect(marked('Shivnath wrote')).toEqual([['Shivnath', 'masked']]);
  expect(marked('Shivnath wrote', 'other')).toEqual([]);
  expect(marked('Asked ABCPK_1234_F', 'other')).toEqual([['ABCPK_1234_F', 'asked']]);
  expect(marked('Called 99110 12345', 'other')).toEqual([
    ['99110 12345', 'own'],
    ['99110 12345', 'asked'],
  ]);
  // A masked identifier says nothing: the server compares it.
  expect(marked('678K', 'other')).toEqual([]);
});
