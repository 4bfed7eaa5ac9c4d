import type { Actor } from '@/lib/access/actor';
import { enterClaim } from '@/lib/claims/deeds/filing/enter';
import { objectToRow } from '@/lib/claims/deeds/objections/object';
import { answerQuestion } from '@/lib/claims/deeds/questions/answer';
import { askQuestions } from '@/lib/claims/deeds/questions/ask';
import { setStatus } from '@/lib/claims/deeds/review/set-status';
import { setAside } from '@/lib/claims/deeds/set-aside/set-aside';
import { readClaim } from '@/lib/claims/records/read';
import { askForList } from '@/lib/creditor-lists/ask';
import { decideList } from '@/lib/creditor-lists/decide';
import { makeList } from '@/lib/creditor-lists/making/make';
import { tellAll } from '@/lib/creditor-lists/tell';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { claimsByPost } from './by-post';

interface Told {
  commencement: Date;
  administrator: Actor;
  manager: Actor;
  /** A claimant of the demonstration with the id of their claim. */
  claimOf: (email: string) => { claimant: Actor; claimId: string };
}

/**
 * What happened in the demonstration today, through the verbs of the portal: claims that came by post are entered and decided, a
 * claimant answers a question, a claim is set aside for three days, and a list of creditors is published, to which one creditor objects.
 */
export async function tellStory({ commencement, administrator, manager, claimOf }: Told) {
  const today = dayInIndia(new Date());
  for (const { body, status, reviewNote } of claimsByPost(commencement)) {
    const { id } = await enterClaim(manager, body, null);
    await setStatus(administrator, id, { status, reviewNote });
  }
  await answered(manager, claimOf('deepa.krishnan@example.in'), daysAfter(today, 7));
  await putAside(administrator, claimOf('anil.thakur@example.in').claimId, daysAfter(today, 3));
  const { number } = await askForList(administrator, { asOn: today });
  await makeList({ number, asOn: today });
  for (const state of ['confirmed', 'published'] as const)
    await decideList(administrator, number, { state });
  await tellAll();
  const { claimant, claimId } = claimOf('harpreet.kaur@example.in');
  await objectToRow(claimant, claimId, {
    list: number,
    ground: 'amount',
    text: 'Invoice 7 is not time-barred: your accounts office acknowledged it in writing last year. The acknowledgement is with our ledger.',
    documentIds: [],
  });
}

async function answered(
  manager: Actor,
  { claimant, claimId }: ReturnType<Told['claimOf']>,
  due: string,
) {
  const items = [
    { text: 'Which of the 600 trackers were given back, and when?' },
    { text: 'Please name the order for the upkeep of the last four months.' },
  ];
  const { questions } = await askQuestions(manager, claimId, { due, items });
  const [asked] = questions;
  if (!asked) throw new Error('the questions were asked');
  const said = [
    'None. All 600 are still in the cars; the list of numbers is in our statement.',
    'Order DC/2025/118, which both sides signed.',
  ];
  for (const [at, answer] of said.entries())
    await answerQuestion(
      claimant,
      { id: asked.id, n: at + 1 },
      { answer, documentIds: [], unavailable: false },
    );
}

async function putAside(actor: Actor, claimId: string, until: string) {
  const { version, determination, status, documents } = await readClaim(actor, claimId);
  const note = 'They bring their invoices by hand.';
  const seen = determination?.number ?? 0;
  const read = { claimVersion: version, seen, status, documents: documents.length };
  await setAside(actor, claimId, { until, note, ...read });
}
