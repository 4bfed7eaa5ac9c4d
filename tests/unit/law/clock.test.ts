import { delayAsked, endOfLateClaims } from '@/lib/law/clock';

const commencement = '2026-10-15';
/** 90 days later. */
const ninety = '2027-01-13';
const days = (rfrpDate: string | null, commencementDate: string | null = commencement) => ({
  commencementDate,
  rfrpDate,
  lastDateForClaims: '2026-11-02',
});

test.each<[string, string | null, string | null, string | null]>([
  ['has no end while no request for resolution plans is issued', null, commencement, null],
  ['has no end while the commencement is not known', '2027-02-01', null, null],
  ['ends with the 90 days when the request came before', '2026-12-01', commencement, ninety],
  ['ends with the 90 days when the request came on their last day', ninety, commencement, ninety],
  [
    'ends with the request when that came after the 90 days',
    '2027-01-14',
    commencement,
    '2027-01-14',
  ],
])('the time for late claims %s', (_what, rfrp, commencementDate, end) => {
  expect(endOfLateClaims(days(rfrp, commencementDate))).toBe(end);
});

test.each<[string, string, string | null, string]>([
  ['in time', '2026-11-02', null, 'no'],
  ['late', '2026-11-03', null, 'optional'],
  ['on the last of the 90 days', ninety, null, 'optional'],
  ['after the 90 days', '2027-01-14', null, 'required'],
  ['after the end of late claims', '2027-02-02', '2027-02-01', 'required'],
])(
  'a claim that arrives %s is asked for the reason for its delay as the law says',
  (_when, day, rfrp, asked) => {
    expect(delayAsked(day, days(rfrp))).toBe(asked);
  },
);
