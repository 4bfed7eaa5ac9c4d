import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { alertKinds, notificationTypes } from '@/lib/notifications/kinds/types';
import { type Facts, wordsOf, wordsOfStored } from '@/lib/notifications/kinds/words';
import { claimStatuses, reviewStatuses } from '@/lib/reference/claim-status';

const facts: Facts = { claimNumber: 'CLM-2026-000001', name: 'Asha Devi' };

describe.each(languages)('in %s', (language) => {
  const say = (type: (typeof notificationTypes)[number], more: Partial<Facts>) =>
    Object.values(wordsOf(type, { ...facts, ...more }, 1, language)).join('\n');

  test.each(notificationTypes)(
    'the notification %s names its claim and fills every placeholder',
    (type) => {
      const said = say(type, { status: 'approved', note: 'Page 2' });
      expect(said).toContain(facts.claimNumber);
      expect(said).not.toMatch(/[{}]|undefined|notification\./);
    },
  );

  test.each(notificationTypes)(
    'the notification %s repeats the note of a professional where its kind has one',
    (type) => {
      const repeats = say(type, { status: 'approved', note: 'Page 2' }).includes('Page 2');
      const noted = [
        'status_change',
        'info_required',
        'determination_returned',
        'late_claim',
        'transfer',
        'change_request',
      ];
      expect(repeats).toBe(noted.includes(type));
    },
  );

  test.each(alertKinds)('the alert %s says what happened and fills every placeholder', (alert) => {
    const data = { alert, name: 'Asha Devi', address: '10.0.0.1', count: 50 };
    const said = Object.values(wordsOfStored('alert', data, 1, language)).join('\n');
    expect(said).not.toMatch(/[{}]|undefined|notification\.|alert/);
    expect(said.includes('Asha Devi')).toBe(alert !== 'mail_undeliverable');
  });

  test.each(reviewStatuses)('the notification of the status %s names that status', (status) => {
    const { title, message } = wordsOf('status_change', { ...facts, status }, 1, language);
    const name = wordsIn(language).ui.status[status];
    expect(title).toContain(name.toLowerCase());
    expect(message).toContain(name);
  });

  test('each status that a claimant brings about has a sentence of its own', () => {
    const begun = claimStatuses[0];
    const byClaimant = claimStatuses.filter(
      (status): status is Exclude<typeof status, 'submitted'> =>
        status !== begun && !reviewStatuses.some((reviewed) => reviewed === status),
    );
    const told = ['under_review' as const, ...byClaimant].map((status) =>
      say('status_change', { byClaimant: true, status }),
    );
    expect(new Set(told).size).toBe(told.length);
  });
});

test('a new status is announced with its claim number, its name and its note', () => {
  expect(
    wordsOf('status_change', { ...facts, status: 'under_review', note: 'Soon' }, 1, 'en'),
  ).toEqual({
    title: 'Claim CLM-2026-000001: under review',
    message:
      'Your claim CLM-2026-000001 is now: Under Review. The insolvency professional writes: Soon',
  });
  expect(wordsOf('status_change', { ...facts, status: 'rejected' }, 1, 'hi')).toEqual({
    title: 'दावा CLM-2026-000001: नहीं माना गया',
    message: 'आपका दावा CLM-2026-000001 अब: नहीं माना गया।',
  });
});

const otherLanguage = /अंग्रेज़ी अक्षरों में लिखा है/g;
const asksIn = (items: { text: string; code?: string }[], note = '') =>
  wordsOf(
    'info_required',
    {
      ...facts,
      note,
      questions: { about: 'asked', count: items.length, due: '2026-11-10', items },
    },
    1,
    'hi',
  ).message.match(otherLanguage)?.length ?? 0;

test('questions that were typed in another language say so once, and those of the checklist never', () => {
  expect(asksIn([{ text: 'Where is it?' }, { text: 'Which months are unpaid?' }])).toBe(1);
  expect(asksIn([{ text: 'बिल कहाँ है?' }], 'It is not legible')).toBe(1);
  expect(asksIn([{ text: 'बिल कहाँ है?' }])).toBe(0);
  expect(asksIn([{ text: 'Your last salary slips', code: 'payslips' }])).toBe(0);
});

test.each([
  ['status_change', { status: 'rejected' }, 1],
  ['status_change', { status: 'withdrawn', byClaimant: true }, 0],
  ['late_claim', { step: 'refused' }, 1],
  ['determination_returned', {}, 0],
  ['transfer', { change: 'refused' }, 0],
] as const)(
  'the office’s note of %s %j is said to be in another language %d times',
  (type, more, times) => {
    const { message } = wordsOf(type, { ...facts, ...more, note: 'Nothing shows it' }, 1, 'hi');
    expect(message).toContain('Nothing shows it');
    expect(message.match(otherLanguage)?.length ?? 0).toBe(times);
  },
);

test.each([
  ['0.00', '0.00', '100.00', /^.* None of its ₹100.00 is admitted/],
  ['63.00', '0.00', '37.00', /₹63.00 of it is admitted, and ₹37.00 is not/],
  ['63.00', '37.00', '0.00', /₹63.00 of it is admitted, and ₹37.00 is not certain yet/],
  ['0.00', '63.00', '37.00', /₹0.00 of it is admitted, ₹37.00 is not, and ₹63.00 is not certain/],
])(
  'a decision of %s admitted, %s contingent and %s not admitted is told with each amount',
  (admitted, contingent, notAdmitted, said) => {
    const amounts = { admitted, contingent, notAdmitted };
    expect(wordsOf('determination', { ...facts, amounts }, 1, 'en').message).toMatch(said);
  },
);
