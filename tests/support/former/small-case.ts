import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { documentOf } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { madePaper } from '@/tests/support/data/made-papers';
import { objectedBy, publishedListAs } from '@/tests/support/data/objections';
import { signUp } from '@/tests/support/data/people';
import { answerAs, askedOf, inDays } from '@/tests/support/data/questions';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';

/** The master key of what is kept of former versions: it guards nothing. */
export const formerKey = createHash('sha256').update('backups of former versions').digest('base64');

/** Somebody of a small case, who signs in after it was restored. */
export interface Resident {
  email: string;
  password: string;
}

/**
 * Has a little of everything happen on an empty portal that keeps much about a claim: filing, documents, questions, late steps,
 * determinations, lists, objections, transfers, messages, drafts. Gives the claimant and the administrator of it.
 */
export async function layOutSmallCase(
  address: string,
  database: Pool,
): Promise<Record<'asha' | 'meera', Resident>> {
  const [asha, zoya, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
  const done = async <T>(answer: Promise<{ status: number; text: string; body: T }>) => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(text);
    return body;
  };
  await done(
    ask(meera, 'PATCH', 'case', {
      debtorName: 'Kaveri Carriers Limited',
      commencementDate: inDays(-60),
    }),
  );

  const lent = await admittedAs(asha, meera, 'form_c', 'Y Finance', '50000000.00', {
    securedAmount: '10000000.00',
  });
  await admittedAs(asha, meera, 'form_ca', 'Asha Devi', '1200000.00');
  const late = await createClaimAs(asha, 'form_d', { delayReason: 'The notice came late.' });
  await documentOf(asha, late.id);
  await done(ask(meera, 'PATCH', `claims/${late.id}/assign`, { assigneeId: ravi.user.id }));
  const list = await askedOf(ravi, late.id, ['The pay slip of May', 'The letter of appointment']);
  await done(answerAs(asha, [list.id, 1], { answer: 'It is among the papers.' }));
  await done(say(asha, late.id, 'When is it decided?'));
  await done(
    ask(asha, 'PUT', 'drafts/form_b', {
      values: { companyName: 'Asha Tyres' },
      documents: [],
      revision: 0,
    }),
  );

  const published = await publishedListAs(meera);
  await objectedBy(asha, lent.id, published);
  const transfer = await done(
    reportTransferAs(asha, lent.id, {
      amount: '20000000.00',
      on: inDays(0),
      email: zoya.user.email,
    }),
  );
  await done(agreeAs(zoya, transfer.id));
  await done(withTransfer(meera, transfer.id, 'accept'));
  await madeListAs(meera);
  await createClaimAs(asha, 'form_e');
  // From here on all of them are too late, also those admitted, which the portal itself refuses.
  await database.query(
    'UPDATE case_settings SET commencement_date = $1, last_date_for_claims = $2, rfrp_date = $3',
    [inDays(-120), inDays(-100), inDays(-20)],
  );
  const marked = {
    step: 'not_acceptable',
    reasons: 'No reason was given.',
    on: inDays(0),
    seen: 0,
  };
  await done(ask(ravi, 'POST', `claims/${late.id}/late-track`, marked));
  await madePaper(asha, late.id, 'acknowledgement');
  const resident = ({ user: { email }, password }: typeof asha) => ({ email, password });
  return { asha: resident(asha), meera: resident(meera) };
}

/** Leaves one paper of each kind and its letters: papers take most of a backup's room. */
export const thinOut = (database: Pool) =>
  database.query(`BEGIN; SET LOCAL session_replication_role = replica;
    DELETE FROM papers WHERE id NOT IN (SELECT DISTINCT ON (kind) id FROM papers
      WHERE state = 'made' AND replaced_by_id IS NULL AND kind IN ('decision', 'questions', 'late_claim', 'objection') ORDER BY kind, made_at);
    DELETE FROM mail_queue WHERE paper_id IS NOT NULL AND paper_id NOT IN (SELECT id FROM papers);
    COMMIT`);
