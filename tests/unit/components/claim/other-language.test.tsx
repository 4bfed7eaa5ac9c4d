import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OutcomeReasons } from '@/components/claim-detail/determinations/outcome-reasons';
import { LateHistory } from '@/components/claim-detail/late/late-history';
import { Asked } from '@/components/claim-detail/progress/asked';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { ObjectionAnswer } from '@/components/objections/objection-answer';
import { AnswerSaid } from '@/components/questions/answer/answer-said';
import { AskDialog } from '@/components/questions/ask-dialog';
import { ClaimantQuestion } from '@/components/questions/claimant-question';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import type { Language } from '@/lib/i18n/language';
import type { ReasonCode } from '@/lib/law/reasons';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const at = '2026-11-02T10:00:00.000Z';
const texts = { en: 'Please send the wage slips', hi: 'सैलरी स्लिप भेजें' };
const told = {
  en: 'The office wrote this in Hindi. If it is not clear, ask in the chat.',
  hi: 'कार्यालय ने यह अंग्रेज़ी अक्षरों में लिखा है। समझ न आए, तो चैट में पूछें।',
};
const asked = {
  en: 'The office wrote this in Hindi. You may answer in English. If it is not clear, ask in the chat.',
  hi: 'कार्यालय ने यह अंग्रेज़ी अक्षरों में लिखा है। आप हिन्दी में जवाब दे सकते हैं। समझ न आए, तो चैट में पूछें।',
};

const question = (text: string, code: 'payslips' | null = null) => {
  const item = {
    n: 1,
    text,
    code,
    documentSlot: null,
    state: 'asked' as const,
    acceptedAt: null,
    answers: [],
  };
  const list = {
    id: 'list',
    number: 1,
    due: '2026-11-10',
    askedAt: at,
    askedBy: meera,
    closedAt: null,
    items: [item],
  };
  return (
    <ClaimantQuestion claim={claimOf('form_d', { status: 'approved' })} question={{ list, item }} />
  );
};
const returned = (remark: string) => (
  <AnswerSaid
    answer={{
      answer: 'In October',
      unavailable: false,
      documentIds: [],
      answeredAt: at,
      returnedAt: at,
      remark,
    }}
    documents={[]}
  />
);
const refused = (reasons: string) => (
  <ObjectionAnswer
    objection={
      { state: 'refused', closedAt: at, reasons, determination: null } as PresentedObjection
    }
  />
);
const late = (reasons: string) => (
  <LateHistory
    track={{ steps: [{ id: 's', step: 'not_acceptable', on: '2026-11-05', reasons }] } as LateTrack}
  />
);
const why = (code: ReasonCode, text: string) => (
  <OutcomeReasons
    onPaper={undefined}
    claim={claimOf('form_d')}
    determination={{
      claimVersion: 1,
      heads: [
        {
          head: 'remainder',
          claimed: '5.00',
          admitted: '0.00',
          contingent: '0.00',
          notAdmitted: '5.00',
          underVerification: '0.00',
          reasons: [{ code, text, amount: '5.00' }],
        },
      ],
    }}
  />
);
const withdrawn = (withdrawalReason: string, noted: boolean) => (
  <Withdrawn
    claim={claimOf('form_d', {
      status: 'withdrawn',
      withdrawalReason,
      withdrawalNotedBy: noted ? meera : null,
    })}
  />
);
const note = (reviewNote: string) => <Asked claim={claimOf('form_d', { reviewNote })} />;

const show = (part: ReactNode, language: Language, as = asha) => opened(part, { language, as });

test.each([
  ['a question', question, asked],
  ['why it is asked again', returned, asked],
  ['what is asked with a status', note, asked],
  ['the answer to an objection', refused, told],
  ['the reasons of a step of a late claim', late, told],
  ['a reason of one’s own words', (text: string) => why('other', text), told],
  ['what was added to another reason', (text: string) => why('time_barred', text), told],
  ['why the office noted a withdrawal', (text: string) => withdrawn(text, true), told],
] as const)(
  '%s says to a reader of the other language alone that it is not in theirs',
  (_, of, said) => {
    for (const reader of ['en', 'hi'] as const)
      for (const written of ['en', 'hi'] as const) {
        const page = show(of(texts[written]), reader);
        expect(screen.queryAllByText(said[reader])).toHaveLength(reader === written ? 0 : 1);
        page.close();
      }
  },
);

test.each([
  ['a question of the checklist, which is translated', question(texts.en, 'payslips')],
  ['a name in the sentence of a reason', why('dispute_pending', 'the Labour Court at Thane')],
  ['what the claimant wrote', withdrawn(texts.en, false)],
])('%s says nothing of another language', (_, part) => {
  show(part, 'hi');
  expect(document.body.textContent).not.toContain('अंग्रेज़ी अक्षरों में');
});

test('professionals are not told what they wrote themselves', () => {
  show(returned(texts.hi), 'en', meera);
  expect(document.body.textContent).not.toContain('The office wrote this');
});

const hint = 'The claimant reads Hindi. Write it in Hindi too.';
const dialog = (claimantLanguage: Language | null) => (
  <AskDialog claim={claimOf('form_d', { claimantLanguage })} onClose={() => {}} />
);

test('whoever asks learns that the claimant reads another language', async () => {
  show(dialog('hi'), 'en', meera);
  within(await screen.findByRole('dialog')).getByText(hint);
});

test('a text in the writer’s own language gets the hint only once another is typed', async () => {
  const { user } = show(dialog('en'), 'en', meera);
  const reads = 'The claimant reads English. Write it in English too.';
  await screen.findByRole('dialog');
  expect(screen.queryByText(reads)).toBeNull();
  await user.type(screen.getByLabelText('Something else'), texts.hi);
  screen.getByText(reads);
});

test('nobody is told the language of a creditor without an account', async () => {
  show(dialog(null), 'en', meera);
  await screen.findByRole('dialog');
  expect(document.body.textContent).not.toContain('The claimant reads');
  expect(document.body.textContent).toContain('what you type here as you typed it');
});
