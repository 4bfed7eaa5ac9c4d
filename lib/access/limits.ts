import type { ErrorCode } from '@/lib/platform/errors';
import type { ActorRatePolicy, RatePolicy } from '@/lib/platform/rate-limit';

/** Failed sign-ins to one account from one network, so that guessing there locks nobody out elsewhere. */
export const signInOfAccount: RatePolicy = { name: 'sign-in-account', limit: 10, seconds: 15 * 60 };
/** Failed sign-ins to one account from all networks, so that many networks together cannot guess without end. */
export const signInOfAccountAnywhere: RatePolicy = {
  name: 'sign-in-account-anywhere',
  limit: 100,
  seconds: 3600,
};
/** Failed sign-ins from one address, behind which an office or a phone network may be. */
export const signInFromAddress: RatePolicy = { name: 'sign-in-address', limit: 200, seconds: 3600 };
/** Failed sign-ins on a device that signed in to the account before; the limits above do not apply to it. */
export const signInOnDevice: RatePolicy = { name: 'sign-in-device', limit: 10, seconds: 15 * 60 };
/** Successful sign-ins to one account: each makes a session and an entry in the audit trail. */
export const sessionsOfAccount: RatePolicy = { name: 'session', limit: 100, seconds: 3600 };
/** New accounts from one address; more of them wait. */
export const registrationFromAddress: RatePolicy = {
  name: 'registration',
  limit: 200,
  seconds: 3600,
};
/** Attempts to register one e-mail address from one network, since each answer tells whether it is taken. More of them wait. */
export const registrationOfAccount: RatePolicy = {
  name: 'registration-account',
  limit: 20,
  seconds: 3600,
};
/** Reset links requested for one account from one network. */
export const resetOfAccount: RatePolicy = { name: 'reset-account', limit: 5, seconds: 3600 };
/**
 * Reset links requested for one account from all networks. A stranger's requests take nothing from the owner; how many letters
 * they cause is limited where letters are sent.
 */
export const resetOfAccountAnywhere: RatePolicy = {
  name: 'reset-account-anywhere',
  limit: 100,
  seconds: 3600,
};
/** Reset links requested on a device that signed in to the account before. No stranger can use these up. */
export const resetOnDevice: RatePolicy = { name: 'reset-device', limit: 5, seconds: 3600 };
/** Links to confirm an address that one person tries while signed in. */
export const emailConfirmations: RatePolicy = {
  name: 'email-confirmation',
  limit: 60,
  seconds: 3600,
};
/** Reset links requested, or expired ones tried, from one address; more of them wait. */
export const resetFromAddress: RatePolicy = { name: 'reset-address', limit: 200, seconds: 3600 };

/** Numbers that one person has shown in full: as many as a person compares, too few for a script that collects. */
export const revealsOfPerson: RatePolicy = {
  name: 'reveal',
  limit: 60,
  seconds: 600,
  refusal: { code: 'too_many_reveals' },
};
/**
 * Numbers of other people that one person has shown in full in a day; each row of a table's column counts. An administrator may
 * allow more.
 */
export const revealedNumbersOfDay: RatePolicy = {
  name: 'revealed-numbers',
  limit: 2000,
  seconds: 24 * 3600,
  refusal: { code: 'too_many_numbers_shown' },
};

/**
 * A limit for each person, and ten times that for all people without a confirmed address behind one network address. Beyond the
 * latter they wait, since an office or a phone network may be behind it.
 */
const act = (name: string, limit: number, seconds: number, code: ErrorCode): ActorRatePolicy => ({
  person: { name, limit, seconds, refusal: { code } },
  address: {
    name: `${name}-address`,
    limit: 10 * limit,
    seconds,
    refusal: { code: 'network_too_busy', params: { reason: code } },
  },
});

/** Messages: enough for a burst of files and answers, too few for a script. */
export const messages = act('message', 60, 60, 'too_many_messages');
/** Claims filed one by one: as many as a person who helps others can fill in. */
export const filings = act('filing', 300, 3600, 'too_many_claims');
/** Changes of claims' forms: each counts once, and once more for each hundred rows of its table, which take as long to read and set. */
export const edits = act('edit', 120, 3600, 'too_many_edits_lately');
/** How many claims in a short time alert administrators; nothing is refused. */
export const claimsBeforeAlert: ActorRatePolicy = {
  person: { name: 'claims-burst', limit: 10, seconds: 600 },
  address: { name: 'claims-burst-address', limit: 200, seconds: 600 },
};
/** How many numbers shown to one person in a day alert administrators. */
export const numbersBeforeAlert: RatePolicy = {
  name: 'numbers-alert',
  limit: 200,
  seconds: 86_400,
};
/** How many claims that one person exports or downloads in a day alert administrators. */
export const exportedBeforeAlert: RatePolicy = {
  name: 'exported-alert',
  limit: 20_000,
  seconds: 86_400,
};
/** Drafts saved: a page saves one every few seconds while a person types. */
export const draftSaves = act('draft', 1000, 900, 'too_many_draft_saves');
/** Files of claims: checked, filed, or read for their rejected rows. */
export const imports = act('import', 120, 3600, 'too_many_imports');
/** Reports exported. */
export const reports = act('report', 60, 3600, 'too_many_reports');
/** Documents uploaded, or described again: enough for thirty claims with ten documents each within an hour. */
export const uploads = act('upload', 300, 3600, 'too_many_uploads');
/** Documents opened or downloaded, each with an entry in the audit trail. */
export const openings = act('opening', 1200, 3600, 'too_many_openings');
/** Documents loaded in advance, sealed: more than are opened, since people skip some. */
export const loadsAhead = act('ahead', 2400, 3600, 'too_many_openings');
/** Papers that people ask for, each in one language. */
export const paperRequests = act('paper', 60, 3600, 'too_many_papers');
/** Whole files of claims asked for: each keeps a processor busy, some for minutes. */
export const claimFiles = act('claim-file', 30, 3600, 'too_many_claim_files');
/** Lists of questions asked, or questions asked again: as many as a person at the desk asks. */
export const questionLists = act('questions', 600, 3600, 'too_many_questions');
/** Answers to questions: a page may send each again while a person types. */
export const answers = act('answer', 300, 3600, 'too_many_answers');
/** Transfers of debt reported, answered and decided: each is a letter to somebody. */
export const transfers = act('transfer', 60, 3600, 'too_many_transfers');
/** Requests for a change of a decided claim, asked and taken back: each is told to the professionals. */
export const changeRequests = act('change-request', 30, 3600, 'too_many_change_requests');
/** Lists of creditors asked for: each reads all claims. */
export const listsOfCreditors = act('creditor-list', 30, 3600, 'too_many_lists');
/** Figures of a period: each reads the claims of that period. */
export const periodFigures = act('figures', 120, 600, 'too_many_reports');
/** Published lists of creditors read from one address without an account: enough for an office of creditors. */
export const publicListReads: RatePolicy = { name: 'public-list', limit: 600, seconds: 600 };
/** Files of published lists downloaded from one address. */
export const publicListFiles: RatePolicy = { name: 'public-list-file', limit: 60, seconds: 3600 };
/** Claims looked up in the published list from one address: each may cause a letter. */
export const listLookUpsFromAddress: RatePolicy = {
  name: 'list-look-up',
  limit: 120,
  seconds: 3600,
};
/** Letters with a code asked for one claim from one network. How many its account gets is limited where they are queued. */
export const listLookUpsOfClaim: RatePolicy = {
  name: 'list-look-up-claim',
  limit: 3,
  seconds: 3600,
};
/** Codes of such letters tried from one address. How often one look-up may be tried is stored with it. */
export const listCodesFromAddress: RatePolicy = { name: 'list-code', limit: 120, seconds: 600 };
/**
 * Codes of such letters tried for one claim from everywhere: each look-up has tries of its own, and anybody may ask for many. One network
 * comes nowhere near it, so that a stranger does not shut the owner out.
 */
export const listCodesOfClaim: RatePolicy = {
  name: 'list-code-claim',
  limit: 10_000,
  seconds: 24 * 3600,
};
/** Check codes looked up from one address without an account: enough for an office with papers to check. */
export const checksFromAddress: RatePolicy = { name: 'check', limit: 120, seconds: 600 };
/** Determinations made one by one: as many as a person who reads claims makes, with room for small claims. */
export const determinations = act('determination', 3000, 600, 'too_many_determinations');
/** Changes of up to 1,000 claims each. */
export const bulkChanges = act('bulk', 60, 60, 'too_many_bulk_changes');
/** Numbers that lists of claims are searched for: as many as a person copies. */
export const numberSearches = act('number-search', 120, 600, 'too_many_number_searches');
/** Parts of selections that are changed one after another. */
export const selectionParts = act('selection', 600, 600, 'too_many_bulk_changes');
/** Streams of live updates opened: each page has one, and opens it again after it is cut. */
export const streams = act('stream', 120, 60, 'too_many_streams');
/** Wrong passwords and codes of a person signed in who has to prove their identity again. */
export const reauthentications: RatePolicy = { name: 'proving', limit: 10, seconds: 15 * 60 };
/** Passwords changed by one person: each causes a letter to them. */
export const passwordChanges: RatePolicy = { name: 'new-password', limit: 10, seconds: 3600 };
/** Letters by which one administrator tries the mail. */
export const testLetters: RatePolicy = { name: 'test-letter', limit: 5, seconds: 3600 };
/** Links by which one person confirms a new address. */
export const emailChanges: RatePolicy = {
  name: 'new-address',
  limit: 5,
  seconds: 3600,
  refusal: { code: 'too_many_email_links' },
};
