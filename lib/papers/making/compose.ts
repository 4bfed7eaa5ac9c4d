import 'server-only';
import { readCase } from '@/lib/case/read';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Language } from '@/lib/i18n/language';
import { acknowledgementOf } from '@/lib/papers/content/acknowledgement';
import { claimOfPaper } from '@/lib/papers/content/claim';
import { claimFormOf } from '@/lib/papers/content/claim-form';
import { decisionOf } from '@/lib/papers/content/decision';
import { determinationOfPaper } from '@/lib/papers/content/determination';
import { frameOf } from '@/lib/papers/content/frame';
import { lateClaimOf } from '@/lib/papers/content/late-claim';
import { lateMarkOfPaper } from '@/lib/papers/content/late-mark';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import { questionsOfPaper } from '@/lib/papers/content/question-list';
import { questionsPaperOf } from '@/lib/papers/content/questions';
import { refusedObjection } from '@/lib/papers/content/refused-objection';
import type { PaperKind } from '@/lib/papers/kinds';
import type { PaperText } from '@/lib/papers/typeset/templates';
import { env } from '@/lib/platform/env';

/** A row of the queue, with what is needed to make the paper. */
export interface QueuedPaper {
  id: string;
  claimId: string;
  number: number;
  kind: PaperKind;
  language: Language;
  claimVersion: number;
  determinationId: string | null;
  questionListId: string | null;
  /** The question of that list that is asked again. */
  questionN: number | null;
  lateStepId: string | null;
  objectionId: string | null;
  queuedAt: Date;
  /** How often it was started, this time included. */
  attempts: number;
  /** Whether it is sent to its claimant automatically. */
  letter: boolean;
}

/** Gives the values of a claim's form with masked identifiers. */
export type Mask = (
  form: FormDefinition,
  claimId: string,
  values: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** A paper's content, and the amount that anybody who checks it is told. */
export interface Composed {
  text: PaperText;
  amount: string;
}

/** Puts a paper into words, from the case as it is now and the claim as it was. */
export async function compose(
  paper: QueuedPaper,
  { code, madeAt, mask }: { code: string; madeAt: Date; mask: Mask },
): Promise<Composed> {
  const { language, number } = paper;
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
  switch (paper.kind) {
    case 'acknowledgement':
      return {
        text: { ...frame, ...acknowledgementOf(facts, claim, language) },
        amount: claim.claimAmount,
      };
    case 'claim_form': {
      const values = await mask(formOf(claim.creditorType), claim.claimId, claim.claimData);
      return {
        text: { ...frame, ...(await claimFormOf(claim, values, language)) },
        amount: claim.claimAmount,
      };
    }
    case 'decision': {
      const determination = await determinationOfPaper(paper.determinationId ?? '');
      return {
        text: { ...frame, ...decisionOf(facts, claim, determination, language) },
        amount: determination.totals.admitted,
      };
    }
    case 'questions': {
      const asked = await questionsOfPaper(
        paper.questionListId ?? '',
        paper.questionN,
        paper.queuedAt,
      );
      return {
        text: { ...frame, ...questionsPaperOf(facts, claim, asked, language) },
        amount: claim.claimAmount,
      };
    }
    case 'late_claim': {
      const mark = await lateMarkOfPaper(paper.lateStepId ?? '');
      return {
        text: { ...frame, ...lateClaimOf(facts, claim, mark, language) },
        amount: claim.claimAmount,
      };
    }
    case 'objection': {
      const refused = await refusedObjection(paper.objectionId ?? '');
      return {
        text: { ...frame, ...objectionPaperOf(facts, claim, refused, language) },
        amount: refused.row.admitted,
      };
    }
  }
}
