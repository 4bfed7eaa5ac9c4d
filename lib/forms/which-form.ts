import type { CreditorType } from './definitions/field';

type Answer = CreditorType | Readonly<Record<string, CreditorType>>;

/**
 * What people say of themselves, in the order of the page. A person who lent alone is an ordinary financial creditor. Buyers of
 * flats and holders of bonds and deposits are a class, because many lent in the same way (Insolvency and Bankruptcy Code,
 * section 5(7) and (8)(f), and section 21(6A)).
 */
export const answers = {
  worked: 'form_d',
  customer: 'form_f',
  supplied: 'form_b',
  lent: { alone: 'form_c', many: 'form_ca' },
  represents: 'form_e',
} as const satisfies Record<string, Answer>;

export type AnswerName = keyof typeof answers;

export const answerNames = Object.keys(answers) as AnswerName[];

/** Gives the forms that an answer can lead to: one, or one for each answer to the next question. */
export const formsOf = (name: AnswerName): readonly CreditorType[] => {
  const answer: Answer = answers[name];
  return typeof answer === 'string' ? [answer] : Object.values(answer);
};

/** Gives the answer that leads to a form; every form has one. */
export const answerOf = (type: CreditorType) =>
  answerNames.find((name) => formsOf(name).includes(type));
