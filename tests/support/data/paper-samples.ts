import type { CaseFacts } from '@/lib/case/fields';
import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formEdition } from '@/lib/forms/edition';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { type Language, languages } from '@/lib/i18n/language';
import { checklist, checklistItems } from '@/lib/law/checklist';
import { hasFacilities } from '@/lib/law/facilities';
import { claimedHeads, isForMany } from '@/lib/law/heads';
import { reasonCodes } from '@/lib/law/reasons';
import { acknowledgementOf } from '@/lib/papers/content/acknowledgement';
import type { AnsweredChange } from '@/lib/papers/content/answered-changes';
import { changePaperOf } from '@/lib/papers/content/change';
import type { ClaimOfPaper } from '@/lib/papers/content/claim';
import { claimFormOf } from '@/lib/papers/content/claim-form';
import { decisionOf } from '@/lib/papers/content/decision';
import type { DeterminationOfPaper } from '@/lib/papers/content/determination';
import { frameOf } from '@/lib/papers/content/frame';
import { lateClaimOf } from '@/lib/papers/content/late-claim';
import type { LateMarkOfPaper } from '@/lib/papers/content/late-mark';
import { listedPaperOf } from '@/lib/papers/content/listed';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import type { QuestionsOfPaper } from '@/lib/papers/content/question-list';
import { questionsPaperOf } from '@/lib/papers/content/questions';
import type { RefusedObjection } from '@/lib/papers/content/refused-objection';
import type { ToldList } from '@/lib/papers/content/told-list';
import { withdrawalPaperOf } from '@/lib/papers/content/withdrawal';
import type { NoteOfPaper } from '@/lib/papers/content/withdrawal-note';
import { type PaperKind, paperKinds, papers } from '@/lib/papers/kinds';

export const caseOfSamples: CaseFacts = {
  debtorName: 'Neeli Cabs and Logistics Limited',
  debtorCin: 'U60221MH2010PLC201234',
  tribunal: 'National Company Law Tribunal',
  tribunalBench: 'Mumbai Bench, Court II',
  caseNumber: 'CP (IB) No. 9142/MB/2026',
  admissionOrderDate: '2026-10-15',
  admissionOrderNumber: null,
  commencementDate: '2026-10-15',
  lastDateForClaims: '2026-11-02',
  appointmentDate: '2026-10-19',
  rfrpDate: null,
  professionalName: 'Sunita Kulkarni',
  professionalRegistration: 'IBBI/IPA-001/IP-P00001/2017-2018/10001',
  professionalAddress: '4th floor, Meera Chambers, 12 MG Road\nPune 411001',
  professionalEmail: 'claims@resolution.example.in',
  professionalHours: null,
  professionalHoursHindi: null,
  classRepresentative: null,
};

const sum = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** As long as a name can be: five scripts, one of which no font of papers has, a mark that turns the direction, and not one blank. */
export const hostileName = `${'Ashaक्षத்தி\u200fعلیবাং漢字🧾'.repeat(9)}xx`;

/** A claim with every field of its form, as papers tell of it. */
export function claimOfSamples(
  creditorType: CreditorType,
  changes: Partial<ClaimOfPaper> = {},
): ClaimOfPaper {
  const values = sampleValuesOf(creditorType) as Record<string, unknown>;
  return {
    claimId: '00000000-0000-4000-8000-000000000001',
    claimNumber: 'CLM-2026-000123',
    creditorType,
    claimAmount: String(values.claimAmount),
    claimData: values,
    creditorName: String(values[formOf(creditorType).creditorName]),
    submittedAt: new Date('2026-11-01T08:31:00Z'),
    savedAt: new Date('2026-11-01T08:31:00Z'),
    formEdition: formEdition.number,
    enteredForClaimant: false,
    receivedBy: null,
    corrected: false,
    version: 1,
    savedBy: 'Asha Devi',
    declaredBy: 'Asha Devi',
    declaredFrom: '203.0.113.7',
    inFile: false,
    byTransfer: false,
    declared: true,
    documents: [
      {
        name: 'Salary slips 2025.pdf',
        size: 482_113,
        sha256: sum,
        uploadedAt: '2026-11-01T08:20:00Z',
      },
      { name: 'नियुक्ति पत्र.pdf', size: 81_000, sha256: sum, uploadedAt: '2026-11-01T08:22:00Z' },
    ],
    ...changes,
  };
}

/** A decision on that claim: half of each head is admitted, the reasons taken in turn. */
export function determinationOfSamples(claim: ClaimOfPaper): DeterminationOfPaper {
  const heads = claimedHeads(claim).map(({ head, claimed }, at) => {
    const admitted = claimed / 2n;
    const code = reasonCodes[at % reasonCodes.length] ?? 'other';
    return {
      head,
      claimed: fromPaise(claimed),
      admitted: fromPaise(admitted),
      contingent: '0.00',
      notAdmitted: fromPaise(claimed - admitted),
      underVerification: '0.00',
      reasons: [
        { code, text: at % 2 ? 'CLM-2026-000009' : null, amount: fromPaise(claimed - admitted) },
      ],
    };
  });
  const total = (part: 'claimed' | 'admitted' | 'notAdmitted') =>
    fromPaise(heads.reduce((all, head) => all + (toPaise(head[part]) ?? 0n), 0n));
  return {
    number: 1,
    basis: 'original',
    heads,
    totals: {
      claimed: total('claimed'),
      admitted: total('admitted'),
      contingent: '0.00',
      notAdmitted: total('notAdmitted'),
      underVerification: '0.00',
    },
    securedAmount: '0.00',
    guaranteedAmount: '0.00',
    setOffAmount: '1200.00',
    facilities: hasFacilities(claim.creditorType)
      ? [
          {
            kind: 'term_loan',
            name: 'Loan of 2024',
            claimed: total('claimed'),
            admitted: total('admitted'),
            securities: [
              {
                charge: 'mortgage',
                asset: 'Plot 4 at Nashik',
                rank: 'first',
                day: null,
                chargeId: null,
                value: null,
              },
            ],
          },
        ]
      : null,
    remarks: 'Admitted on the books of the corporate debtor.',
    confirmedAt: new Date('2026-11-09T06:00:00Z'),
    effectiveOn: null,
    voting: null,
    className: null,
    currency: isForMany(claim.creditorType)
      ? null
      : {
          code: 'USD',
          amount: '1250.125',
          rate: '83.1234',
          day: '2026-10-15',
          source: 'FBIL',
          rupees: '103914.64',
        },
    again: false,
    lateStep: null,
    objections: [
      { list: 1, madeAt: '2026-11-05T06:00:00Z', answered: true },
      { list: 2, madeAt: '2026-11-06T06:00:00Z', answered: false },
    ],
  };
}

/** Everything on the checklist of that claim's form, and one thing of one's own. */
export const questionsOfSamples = ({ creditorType }: ClaimOfPaper): QuestionsOfPaper => ({
  askedAt: new Date('2026-11-09T06:00:00Z'),
  due: '2026-11-16',
  again: false,
  items: [
    ...checklist[creditorType].map((code) => ({
      text: code,
      code,
      documentSlot: checklistItems[code].slot ?? null,
      returned: null,
    })),
    {
      text: 'Which months are unpaid?\nPlease name each.',
      code: null,
      documentSlot: null,
      returned: null,
    },
  ],
  earlier: [
    {
      text: 'Your letter of 3 May',
      code: null,
      documentSlot: 'letter',
      returned: {
        answeredAt: '2026-11-04T06:00:00Z',
        remark: 'The second page is missing.\nPlease send both.',
      },
    },
  ],
});

/** A mark of that claim as not acceptable, made after a letter about an earlier mark. */
export const lateMarkOfSamples = (changes: Partial<LateMarkOfPaper> = {}): LateMarkOfPaper => ({
  step: 'not_acceptable',
  on: '2027-02-01',
  reasons: 'The reason given for the delay is not borne out by any proof.',
  again: false,
  ...changes,
});

/** An objection to the row of that claim, which was refused. */
export const objectionOfSamples = (
  claim: ClaimOfPaper,
  changes: Partial<RefusedObjection> = {},
): RefusedObjection => ({
  list: 2,
  asOn: '2026-11-10',
  row: {
    annexure: 5,
    slNo: 7,
    lines: 1,
    share: null,
    ...determinationOfSamples(claim).totals,
  },
  ground: 'amount',
  text: 'My salary of October is missing.\nThe slip is with the claim.',
  madeAt: new Date('2026-11-12T06:00:00Z'),
  onPaper: false,
  closedAt: new Date('2026-11-14T06:00:00Z'),
  reasons: 'The books show that October was paid on 31 October 2026.',
  ...changes,
});

/** A published list with the row of that claim. */
export const toldListOfSamples = (
  claim: ClaimOfPaper,
  changes: Partial<ToldList> = {},
): ToldList => ({
  number: 2,
  asOn: '2026-11-10',
  until: '2026-11-25',
  at: new Date('2026-11-18T06:00:00Z'),
  withdrawn: false,
  earlier: null,
  row: objectionOfSamples(claim).row,
  ...changes,
});

/** Two requests that came on paper, one done and one not. */
export const changesOfSamples = (changes: Partial<AnsweredChange> = {}): AnsweredChange[] =>
  [true, false].map((accepted) => ({
    kind: accepted ? 'bank_account' : 'document',
    reason: 'The old account is closed.\nPlease use the new one.',
    askedAt: new Date('2026-11-12T18:30:00Z'),
    accepted,
    closedAt: new Date('2026-11-20T06:00:00Z'),
    answer: accepted ? null : 'The slip is of another month.',
    ...changes,
  }));

interface Sample {
  facts: CaseFacts;
  claim: ClaimOfPaper;
  language: Language;
}

const contentOfSamples: Record<PaperKind, (sample: Sample) => object | Promise<object>> = {
  acknowledgement: ({ facts, claim, language }) => acknowledgementOf(facts, claim, language),
  claim_form: ({ claim, language }) => {
    const masked = mapIdentifiers(formOf(claim.creditorType), claim.claimData, maskOf);
    return claimFormOf(claim, masked, language);
  },
  decision: ({ facts, claim, language }) =>
    decisionOf(facts, claim, determinationOfSamples(claim), language),
  questions: ({ facts, claim, language }) =>
    questionsPaperOf(facts, claim, questionsOfSamples(claim), language),
  late_claim: ({ facts, claim, language }) =>
    lateClaimOf(facts, claim, lateMarkOfSamples(), language),
  objection: ({ facts, claim, language }) =>
    objectionPaperOf(facts, claim, objectionOfSamples(claim), language),
  withdrawal: ({ facts, claim, language }) =>
    withdrawalPaperOf(facts, claim, noteOfSamples(), language),
  change: ({ facts, claim, language }) => changePaperOf(facts, claim, changesOfSamples(), language),
  listed: ({ facts, claim, language }) =>
    listedPaperOf(facts, claim, toldListOfSamples(claim), language),
};

/** A note that a claim was withdrawn. */
export const noteOfSamples = (changes: Partial<NoteOfPaper> = {}): NoteOfPaper => ({
  deed: 'noted',
  reason: 'Paid by the guarantor.\nLetter of 3 November 2026.',
  at: new Date('2026-11-14T06:00:00Z'),
  ...changes,
});

/** What a paper of this kind says of a claim. */
export async function paperOfSamples(
  kind: PaperKind,
  claim: ClaimOfPaper,
  language: Language,
  facts = caseOfSamples,
) {
  const frame = frameOf(facts, {
    language,
    claimNumber: claim.claimNumber,
    number: 1,
    code: '7K3MV0QXA2DR9ZTBW1EH',
    portal: 'https://claims.example.in/',
    madeAt: new Date('2026-11-01T08:31:02Z'),
  });
  const content = await contentOfSamples[kind]({ facts, claim, language });
  return { ...frame, template: papers[kind].template, ...content };
}

/** Each paper of each form in each language. */
export const allPapersOfSamples = () =>
  paperKinds.flatMap((kind) =>
    creditorTypes.flatMap((type) => languages.map((language) => [kind, type, language] as const)),
  );
