import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import { readCase } from '@/lib/case/read';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Language } from '@/lib/i18n/language';
import { acknowledgementOf } from '@/lib/papers/content/acknowledgement';
import { answeredChanges } from '@/lib/papers/content/answered-changes';
import { changePaperOf } from '@/lib/papers/content/change';
import { type ClaimOfPaper, claimOfPaper } from '@/lib/papers/content/claim';
import { claimFormOf } from '@/lib/papers/content/claim-form';
import { decisionOf } from '@/lib/papers/content/decision';
import { determinationOfPaper } from '@/lib/papers/content/determination';
import { frameOf } from '@/lib/papers/content/frame';
import { lateClaimOf } from '@/lib/papers/content/late-claim';
import { lateMarkOfPaper } from '@/lib/papers/content/late-mark';
import { listedPaperOf } from '@/lib/papers/content/listed';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import { questionsOfPaper } from '@/lib/papers/content/question-list';
import { questionsPaperOf } from '@/lib/papers/content/questions';
import { refusedObjection } from '@/lib/papers/content/refused-objection';
import { toldList } from '@/lib/papers/content/told-list';
import { withdrawalPaperOf } from '@/lib/papers/content/withdrawal';
import { noteOfPaper } from '@/lib/papers/content/withdrawal-note';
import { type PaperKind, papers } from '@/lib/papers/kinds';
import type { PaperText } from '@/lib/papers/typeset/templates';
import { env } from '@/lib/platform/env';
import type { Tries } from '@/lib/platform/tries';

export interface QueuedPaper extends Tries {
  id: string;
  claimId: string;
  number: number;
  kind: PaperKind;
  language: Language;
  claimVersion: number;
  subjectId: string;
  queuedAt: Date;
  letter: boolean;
}

/** Gives a form's values with masked identifiers. */
export type Mask = (
  form: FormDefinition,
  claimId: string,
  values: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** `amount` is told to anybody who checks the paper. */
export interface Composed {
  text: PaperText;
  amount: string;
}

interface Source {
  paper: QueuedPaper;
  facts: CaseFacts;
  claim: ClaimOfPaper;
  mask: Mask;
}

/** Has the amount if the paper tells what is admitted. */
type Content<Kind extends PaperKind> = {
  text: object;
} & ((typeof papers)[Kind]['amount'] extends 'admitted'
  ? { admitted: string }
  : { admitted?: never });

const contents: { [Kind in PaperKind]: (source: Source) => Promise<Content<Kind>> } = {
  acknowledgement: async ({ paper, facts, claim }) => ({
    text: acknowledgementOf(facts, claim, paper.language),
  }),
  claim_form: async ({ paper, claim, mask }) => {
    const values = await mask(formOf(claim.creditorType), claim.claimId, claim.claimData);
    return { text: await claimFormOf(claim, values, paper.language) };
  },
  decision: async ({ paper, facts, claim }) => {
    const determination = await determinationOfPaper(paper.subjectId);
    return {
      text: decisionOf(facts, claim, determination, paper.language),
      admitted: determination.totals.admitted,
    };
  },
  questions: async ({ paper, facts, claim }) => {
    const asked = await questionsOfPaper(paper.subjectId, paper.queuedAt);
    return { text: questionsPaperOf(facts, claim, asked, paper.language) };
  },
  late_claim: async ({ paper, facts, claim }) => {
    const mark = await lateMarkOfPaper(paper.subjectId);
    return { text: lateClaimOf(facts, claim, mark, paper.language) };
  },
  objection: async ({ paper, facts, claim }) => {
    const refused = await refusedObjection(paper.subjectId);
    return {
      text: objectionPaperOf(facts, claim, refused, paper.language),
      admitted: refused.row.admitted,
    };
  },
  withdrawal: async ({ paper, facts, claim }) => ({
    text: withdrawalPaperOf(facts, claim, await noteOfPaper(paper.subjectId), paper.language),
  }),
  listed: async ({ paper, facts, claim }) => {
    const list = await toldList(paper.subjectId, paper.claimId);
    return { text: listedPaperOf(facts, claim, list, paper.language), admitted: list.row.admitted };
  },
  change: async ({ paper, facts, claim }) => ({
    text: changePaperOf(facts, claim, await answeredChanges(paper.subjectId), paper.language),
  }),
};

/** Puts a paper into words, from the case as it is now and the claim as it was. */
export async function compose(
  paper: QueuedPaper,
  { code, madeAt, mask }: { code: string; madeAt: Date; mask: Mask },
): Promise<Composed> {
  const { kind, language, number } = paper;
  const [facts, claim] = await Promise.all([
    readCase(),
    claimOfPaper(paper.claimId, paper.claimVersion, paper.queuedAt),
  ]);
  const frame = frameOf(facts, {
    language,
    claimNumber: claim.claimNumber,
    number,
    code,
    portal: env().APP_URL,
    madeAt,
  });
  const { text, admitted } = await contents[kind]({ paper, facts, claim, mask });
  return {
    text: { ...frame, template: papers[kind].template, ...text },
    amount: admitted ?? claim.claimAmount,
  };
}
