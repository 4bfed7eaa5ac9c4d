import type { Actor } from '@/lib/access/actor';
import { financialStatement } from '@/lib/creditor-lists/committee';
import { changeCountsStatement, changesStatement } from '@/lib/creditor-lists/differing';
import { figuresStatement } from '@/lib/creditor-lists/figures/read';
import { classStatement } from '@/lib/creditor-lists/files/voters';
import { linesOfClaimStatement } from '@/lib/creditor-lists/look-up/standing';
import { listsStatement, rowsStatement } from '@/lib/creditor-lists/read';
import { rowsQuery } from '@/lib/creditor-lists/schema';
import { sql } from '@/lib/platform/sql';
import { gives } from './columns';

const line = {
  annexure: 'int4',
  slNo: 'int4',
  claimId: 'uuid',
  claimNumber: 'text',
  employee: 'int4',
  name: 'text',
  representative: 'text',
  receivedOn: 'text',
  form: 'CreditorType',
  nature: 'text',
  claimed: 'text',
  admitted: 'text',
  contingent: 'text',
  notAdmitted: 'text',
  underVerification: 'text',
  securedAmount: 'text',
  guaranteedAmount: 'text',
  setOffAmount: 'text',
  relatedParty: 'bool',
  voting: 'bool',
  share: 'text',
  shareInClass: 'text',
  remarks: 'text',
  reasons: '_text',
} as const;

// The columns are the same without rows, and invented lines have no true shares.
const noList = 0;

/** The columns of what is read of lists of creditors. */
export const hotListColumns = (administrator: Actor, claimId: string) => ({
  lists: gives(listsStatement(sql`true`), {
    number: 'int4',
    asOn: 'text',
    state: 'CreditorListState',
    madeAt: 'text',
    asked: 'json',
    confirmed: 'json',
    published: 'json',
    withdrawn: 'json',
    objectionsUntil: 'text',
    replacedBy: 'int4',
    debtorName: 'text',
    debtorCin: 'text',
    commencementDate: 'text',
    professionalName: 'text',
    professionalRegistration: 'text',
    lawEdition: 'text',
    rows: 'int4',
    votingBase: 'text',
    sums: 'jsonb',
    hindranceCounts: 'jsonb',
    sha256: 'text',
    failing: 'bool',
    progress: 'json',
  }),
  'lines of a list': gives(rowsStatement(noList, rowsQuery.parse({})), line),
  'lines of a claim in a list': gives(linesOfClaimStatement(noList, claimId, true), {
    ...line,
    total: 'int4',
  }),
  'changes of a list': gives(changesStatement(noList, noList, { page: 1, limit: 20 }, true), {
    kind: 'text',
    claimId: 'uuid',
    claimNumber: 'text',
    employee: 'int4',
    name: 'text',
    before: 'json',
    after: 'json',
  }),
  'counts of changes of a list': gives(changeCountsStatement(noList, noList), {
    kind: 'text',
    n: 'int4',
  }),
  'members of a committee': gives(financialStatement(noList, true, false, 1000), {
    name: 'text',
    debt: 'text',
    claims: 'int4',
    all: 'int4',
    share: 'text',
  }),
  'creditors of a class': gives(classStatement(noList), {
    name: 'text',
    claims: 'text',
    debt: 'text',
    shareInClass: 'text',
    share: 'text',
  }),
  figures: gives(
    figuresStatement(administrator, 'statistics.overview', {
      from: '2026-10-01',
      to: '2026-10-31',
    }),
    { lastDateForClaims: 'text', categories: 'json', aged: 'json' },
  ),
});
