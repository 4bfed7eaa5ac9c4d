import { creditorTypes } from '@/lib/forms/definitions/field';
import { type Language, languages } from '@/lib/i18n/language';
import { acknowledgementOf } from '@/lib/papers/content/acknowledgement';
import { decisionOf } from '@/lib/papers/content/decision';
import { lateClaimOf } from '@/lib/papers/content/late-claim';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import { questionsPaperOf } from '@/lib/papers/content/questions';
import { saidIn } from '@/lib/papers/content/said';
import { withdrawalPaperOf } from '@/lib/papers/content/withdrawal';
import {
  caseOfSamples,
  claimOfSamples,
  determinationOfSamples,
  lateMarkOfSamples,
  noteOfSamples,
  objectionOfSamples,
  questionsOfSamples,
} from '@/tests/support/data/paper-samples';

describe.each(languages)('in %s', (language) => {
  test.each(creditorTypes)(
    'a letter about the decision on %s has the words of its paper',
    (type) => {
      const claim = claimOfSamples(type);
      const determination = determinationOfSamples(claim);
      const paper = decisionOf(caseOfSamples, claim, determination, language);
      const { title, lines } = saidIn(paper);
      expect(title).toBe(paper.title);
      for (const { label, value } of paper.totals) expect(lines).toContain(`${label}: ${value}`);
      expect(lines).toContain(paper.provisional);
      for (const { reasons } of paper.reasons.items)
        for (const reason of reasons)
          expect(lines.some((line) => line.endsWith(reason.replaceAll('\u200b', '')))).toBe(true);
      for (const line of paper.answer.lines) expect(lines).toContain(line);
    },
  );
});

test.each(languages)('a letter of questions has each question, in %s', (language) => {
  const claim = claimOfSamples('form_d');
  const asked = questionsOfSamples(claim);
  const paper = questionsPaperOf(caseOfSamples, claim, asked, language);
  const { lines } = saidIn(paper);
  for (const { text, document, returned, note } of [
    ...paper.asked.items,
    ...(paper.earlier?.items ?? []),
  ])
    for (const said of [text, document, returned, note])
      if (said) expect(lines).toContain(said.replaceAll('\u200b', ''));
  expect(lines.join()).toContain('The second page is missing.');
});

test('a letter of questions says which of them were typed in another language', () => {
  const asked = questionsOfSamples(claimOfSamples('form_d'));
  const typed = {
    text: 'Which months are unpaid?',
    code: null,
    documentSlot: null,
    returned: null,
  };
  const notesIn = (language: 'en' | 'hi') =>
    questionsPaperOf(
      caseOfSamples,
      claimOfSamples('form_d'),
      { ...asked, items: [...asked.items.slice(0, 1), typed], earlier: [] },
      language,
    ).asked.items.map(({ note }) => note);
  expect(notesIn('en')).toEqual([null, null]);
  expect(notesIn('hi')).toEqual([
    null,
    'कार्यालय ने यह अंग्रेज़ी अक्षरों में लिखा है। आप हिन्दी में जवाब दे सकते हैं।',
  ]);
});

describe('what the office typed in another language is said to be so', () => {
  const claim = claimOfSamples('form_c');
  const decided = determinationOfSamples(claim);
  const [head, ...heads] = decided.heads;
  const decidedFor = (text: string) => ({
    ...decided,
    remarks: null,
    heads: head
      ? [
          { ...head, reasons: [{ code: 'other' as const, text, amount: head.notAdmitted }] },
          ...heads,
        ]
      : [],
  });
  test.each<[string, (text: string, language: Language) => object]>([
    [
      'the reasons of a decision',
      (text, language) => decisionOf(caseOfSamples, claim, decidedFor(text), language),
    ],
    [
      'the remarks on one',
      (text, language) =>
        decisionOf(caseOfSamples, claim, { ...decidedFor(''), remarks: text }, language),
    ],
    [
      'an answer to an objection',
      (text, language) =>
        objectionPaperOf(
          caseOfSamples,
          claim,
          objectionOfSamples(claim, { reasons: text }),
          language,
        ),
    ],
    [
      'a decision on a late claim',
      (text, language) =>
        lateClaimOf(caseOfSamples, claim, lateMarkOfSamples({ reasons: text }), language),
    ],
    [
      'a noted withdrawal',
      (text, language) =>
        withdrawalPaperOf(caseOfSamples, claim, noteOfSamples({ reason: text }), language),
    ],
  ])('in %s', (_, paperOf) => {
    const saidOf = (text: string, language: Language) =>
      saidIn({ ...paperOf(text, language) }).lines.join('\n');
    const hindi = 'अक्टूबर का वेतन दिया जा चुका है।';
    const english = 'The salary of October was paid.';
    expect(saidOf(hindi, 'en')).toContain('The office wrote this in Hindi.');
    expect(saidOf(english, 'hi')).toContain('कार्यालय ने यह अंग्रेज़ी अक्षरों में लिखा है।');
    expect(saidOf(english, 'en')).not.toContain('The office wrote this');
    expect(saidOf(hindi, 'hi')).not.toContain('कार्यालय ने यह');
  });
});

test('e-mail addresses in a letter can be copied unchanged', () => {
  const { lines } = saidIn(acknowledgementOf(caseOfSamples, claimOfSamples('form_d'), 'en'));
  expect(lines.join('\n')).toContain('claims@resolution.example.in');
  expect(
    JSON.stringify(acknowledgementOf(caseOfSamples, claimOfSamples('form_d'), 'en').next),
  ).toContain('claims@resolution.example.in');
  expect(lines.join('')).not.toMatch(/[\u200b{}]|undefined|\[object/);
});

test('a letter leaves out the table and the frame of its paper, and has at most 40 lines', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ label: `L${n}`, value: 'v' }));
  const { lines } = saidIn({
    template: 'questions',
    title: 'Questions',
    lang: 'en',
    foot: { lines: ['foot'] },
    head: { lines: ['head'] },
    heads: { head: ['a'], parts: [[['x']]], total: ['y'] },
    facts: many,
  });
  expect(lines).toHaveLength(40);
  expect(lines.join()).not.toMatch(/foot|head|x|y/);
});
