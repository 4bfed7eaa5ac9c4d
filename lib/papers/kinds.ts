import type { PaperSubject } from '@/generated/prisma/enums';
import type { ErrorCode } from '@/lib/platform/errors';

/** What each subject is that a row of `papers` names (`subject_kind`, `subject_id`). */
interface SubjectIs {
  claim: 'claim';
  determination: 'determination';
  question_list: 'questions';
  question_answer: 'questions';
  late_step: 'late_step';
  objection: 'objection';
  withdrawal_note: 'withdrawal';
  list_published: 'list';
  list_withdrawn: 'list';
  change_request: 'change';
}

/** What a paper is about. */
export type About = SubjectIs[PaperSubject];

/** What claimants have to be told of. */
export type Told = 'determination' | 'late_step';

/** A kind of paper. */
type Paper = {
  /** The file in templates/, without its ending. */
  template: string;
  /** Why nobody gets one by hand while a claim has nothing that it tells of; null where every claim has it. */
  lacking: ErrorCode | null;
  /** Whether it is sent to the claimant automatically. The claim as filed is not, since it is their own text. */
  letter: boolean;
  /** Whether it tells of something that was decided, so that its claimant is asked to read it. */
  decides: boolean;
  /** Whether its amount is what is claimed, or what is admitted. */
  amount: 'claimed' | 'admitted';
  /** The part of the claim's page that says the same, to be acted on there. */
  part: 'papers' | 'admitted' | 'questions' | 'late' | 'objections' | 'changes';
} & (
  | {
      about: Told;
      /** Whether the claimant has to be told of it in seven days, reg. 13 and 13(1B). */
      toTell: boolean;
    }
  | { about: Exclude<About, Told>; toTell: false }
);

/** The papers that the portal writes about a claim. */
export const papers = {
  acknowledgement: {
    template: 'acknowledgement',
    about: 'claim',
    lacking: null,
    letter: true,
    decides: false,
    amount: 'claimed',
    part: 'papers',
    toTell: false,
  },
  claim_form: {
    template: 'claim-form',
    about: 'claim',
    lacking: null,
    letter: false,
    decides: false,
    amount: 'claimed',
    part: 'papers',
    toTell: false,
  },
  decision: {
    template: 'decision',
    about: 'determination',
    lacking: 'no_decision',
    letter: true,
    decides: true,
    amount: 'admitted',
    part: 'admitted',
    toTell: true,
  },
  questions: {
    template: 'questions',
    about: 'questions',
    lacking: 'no_questions',
    letter: true,
    decides: false,
    amount: 'claimed',
    part: 'questions',
    toTell: false,
  },
  late_claim: {
    template: 'late-claim',
    about: 'late_step',
    lacking: 'no_late_mark',
    letter: true,
    decides: true,
    amount: 'claimed',
    part: 'late',
    toTell: true,
  },
  objection: {
    template: 'objection',
    about: 'objection',
    lacking: 'no_objection_refused',
    letter: true,
    decides: true,
    amount: 'admitted',
    part: 'objections',
    toTell: false,
  },
  withdrawal: {
    template: 'withdrawal',
    about: 'withdrawal',
    lacking: 'no_withdrawal_noted',
    letter: true,
    decides: true,
    amount: 'claimed',
    part: 'papers',
    toTell: false,
  },
  listed: {
    template: 'listed',
    about: 'list',
    lacking: 'no_list_told',
    letter: true,
    decides: false,
    amount: 'admitted',
    part: 'objections',
    toTell: false,
  },
  change: {
    template: 'change',
    about: 'change',
    lacking: 'no_paper_answered',
    letter: true,
    decides: false,
    amount: 'claimed',
    part: 'changes',
    toTell: false,
  },
} as const satisfies Record<string, Paper>;

export type PaperKind = keyof typeof papers;

export const paperKinds = Object.keys(papers) as PaperKind[];

export type LetterKind = {
  [Kind in PaperKind]: (typeof papers)[Kind]['letter'] extends true ? Kind : never;
}[PaperKind];

export const letterKinds = paperKinds.filter((kind): kind is LetterKind => papers[kind].letter);

/** The letters that tell of something that was decided. */
export const decisionLetters = letterKinds.filter((kind) => papers[kind].decides);

/** Papers by which a day of the law runs, or within which they have to come: they are made before others. */
export const kindsWithDay = paperKinds.filter(
  (kind) => papers[kind].toTell || papers[kind].about === 'questions',
);

/** The kinds of papers about something. */
export const kindsAbout = (about: About) =>
  paperKinds.filter((kind) => papers[kind].about === about);

/** The number printed on a paper: CLM-2026-000001-P2 is the second of its claim. */
export const paperNumber = (claimNumber: string, number: number) => `${claimNumber}-P${number}`;
