import type { ErrorCode } from '@/lib/platform/errors';
import type { ActorRatePolicy, RatePolicy } from '@/lib/platform/rate-limit';

/** Failed sign-ins to one account from one network, so that guessing there locks nobody out elsewhere. */
export const signInOfAccount: RatePolicy = { name: 'sign-in-account', limit: 10, seconds: 15 * 60 };
/** The same from everywhere, so that many networks together cannot guess without end. */
export const signInOfAccountAnywhere: RatePolicy = {
  name: 'sign-in-account-anywhere',
  limit: 100,
  seconds: 3600,
};
/** Failed sign-ins from one address: an office or a phone network may be behind it. */
export const signInFromAddress: RatePolicy = { name: 'sign-in-address', limit: 200, seconds: 3600 };
/** Failed sign-ins on a device that signed in to the account before; the limits above do not apply to it. */
export const signInOnDevice: RatePolicy = { name: 'sign-in-device', limit: 10, seconds: 15 * 60 };
/** Sign-ins of one account that succeed: each is a session, and an entry in the audit trail. */
export const sessionsOfAccount: RatePolicy = { name: 'session', limit: 100, seconds: 3600 };
/** New accounts from one address: what is beyond waits. */
export const registrationFromAddress: RatePolicy = {
  name: 'registration',
  limit: 200,
  seconds: 3600,
};
/** Tries to register one e-mail address from one network: whether it is taken is told each time. What is beyond waits. */
export const registrationOfAccount: RatePolicy = {
  name: 'registration-account',
  limit: 20,
  seconds: 3600,
};
/** Reset links asked for one account from one network. */
export const resetOfAccount: RatePolicy = { name: 'reset-account', limit: 5, seconds: 3600 };
/**
 * The same from everywhere: what one stranger asks takes nothing from the owner, and how many letters that makes is
 * bounded where they are sent.
 */
export const resetOfAccountAnywhere: RatePolicy = {
  name: 'reset-account-anywhere',
  limit: 100,
  seconds: 3600,
};
/** Reset links asked on a device that signed in to the account before: no stranger uses these up. */
export const resetOnDevice: RatePolicy = { name: 'reset-device', limit: 5, seconds: 3600 };
/** Links to confirm an address by that one person signed in tries. */
export const emailConfirmations: RatePolicy = {
  name: 'email-confirmation',
  limit: 60,
  seconds: 3600,
};
/** Reset links asked, or dead ones tried, from one address: what is beyond waits. */
export const resetFromAddress: RatePolicy = { name: 'reset-address', limit: 200, seconds: 3600 };

/** Numbers that one person has shown to them: as fast as a person compares, not as a script collects. */
export const revealsOfPerson: RatePolicy = {
  name: 'reveal',
  limit: 60,
  seconds: 600,
  refusal: { code: 'too_many_reveals' },
};
/** Numbers of others that one person has shown to them in a day, each row of a table's column counted; an administrator allows more. */
export const revealedNumbersOfDay: RatePolicy = {
  name: 'revealed-numbers',
  limit: 2000,
  seconds: 24 * 3600,
  refusal: { code: 'too_many_numbers_shown' },
};

/**
 * One limit for each person, and ten times that for all behind one address whose own is not proven: what is beyond waits, since
 * an office or a phone network may be behind it.
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

/** Messages: a burst of files and answers fits, a script does not. */
export const messages = act('message', 60, 60, 'too_many_messages');
/** Claims filed one by one: whoever helps others files them as fast as forms can be filled in. */
export const filings = act('filing', 300, 3600, 'too_many_claims');
/** Claims within so short a time that administrators hear of it; nothing is refused. */
export const claimsBeforeAlert: ActorRatePolicy = {
  person: { name: 'claims-burst', limit: 10, seconds: 600 },
  address: { name: 'claims-burst-address', limit: 200, seconds: 600 },
};
/** Numbers shown to one person, and claims exported or downloaded whole by one, in a day, of which administrators are told beyond these. */
export const numbersBeforeAlert: RatePolicy = {
  name: 'numbers-alert',
  limit: 200,
  seconds: 86_400,
};
export const exportedBeforeAlert: RatePolicy = {
  name: 'exported-alert',
  limit: 20_000,
  seconds: 86_400,
};
/** Drafts saved: a page saves one every few seconds while somebody types. */
export const draftSaves = act('draft', 1000, 900, 'too_many_draft_saves');
/** Files of claims that are checked, filed or sorted out. */
export const imports = act('import', 120, 3600, 'too_many_imports');
/** Reports exported. */
export const reports = act('report', 60, 3600, 'too_many_reports');
/** Documents uploaded, or said anew what they are: thirty claims with ten documents each within an hour. */
export const uploads = act('upload', 300, 3600, 'too_many_uploads');
/** Documents opened or downloaded, each with an entry in the audit trail. */
export const openings = act('opening', 1200, 3600, 'too_many_openings');
/** Documents loaded ahead, sealed: more than are opened, since some are passed by. */
export const loadsAhead = act('ahead', 2400, 3600, 'too_many_openings');
/** Papers asked for by hand, each in one language. */
export const paperRequests = act('paper', 60, 3600, 'too_many_papers');
/** Whole files of claims asked for: each keeps a processor busy for up to minutes. */
export const claimFiles = act('claim-file', 30, 3600, 'too_many_claim_files');
/** Questions asked, or asked again: as fast as somebody at the desk asks them. */
export const questionLists = act('questions', 600, 3600, 'too_many_questions');
/** Answers to them: each can be said anew while somebody types. */
export const answers = act('answer', 300, 3600, 'too_many_answers');
/** Transfers of debt reported, answered and decided: each is a letter to somebody. */
export const transfers = act('transfer', 60, 3600, 'too_many_transfers');
/** Lists of creditors asked for: each reads all claims. */
export const listsOfCreditors = act('creditor-list', 30, 3600, 'too_many_lists');
/** Figures of a period worked out: each reads the claims of that period. */
export const periodFigures = act('figures', 120, 600, 'too_many_reports');
/** Published lists of creditors read from one address, without an account: an office of creditors is behind it. */
export const publicListReads: RatePolicy = { name: 'public-list', limit: 600, seconds: 600 };
/** Files of published lists taken from one address. */
export const publicListFiles: RatePolicy = { name: 'public-list-file', limit: 60, seconds: 3600 };
/** Claims looked for in the published list from one address: each may be a letter. */
export const listLookUpsFromAddress: RatePolicy = {
  name: 'list-look-up',
  limit: 120,
  seconds: 3600,
};
/** Letters with a code that are asked for one claim from one network; how many its account gets is bounded where they are queued. */
export const listLookUpsOfClaim: RatePolicy = {
  name: 'list-look-up-claim',
  limit: 3,
  seconds: 3600,
};
/** Codes of such letters tried from one address; how often one look-up is tried is kept with it. */
export const listCodesFromAddress: RatePolicy = { name: 'list-code', limit: 120, seconds: 600 };
/** Check codes looked up from one address, without an account: an office checks the papers on its table. */
export const checksFromAddress: RatePolicy = { name: 'check', limit: 120, seconds: 600 };
/** Determinations made one by one: as fast as a person reads claims, with room for small ones. */
export const determinations = act('determination', 3000, 600, 'too_many_determinations');
/** Changes of up to 1,000 claims each. */
export const bulkChanges = act('bulk', 60, 60, 'too_many_bulk_changes');
/** Numbers that lists of claims are searched by: as fast as a person copies them. */
export const numberSearches = act('number-search', 120, 600, 'too_many_number_searches');
/** Parts of selections that are changed, one after another. */
export const selectionParts = act('selection', 600, 600, 'too_many_bulk_changes');
/** Streams of live updates opened: each page has one, and opens it again when it was cut. */
export const streams = act('stream', 120, 60, 'too_many_streams');
/** Failed passwords and codes of somebody signed in, who is to prove again who they are. */
export const reauthentications: RatePolicy = { name: 'proving', limit: 10, seconds: 15 * 60 };
/** Passwords changed by one person: each is a letter to them. */
export const passwordChanges: RatePolicy = { name: 'new-password', limit: 10, seconds: 3600 };
/** Links asked by one person to confirm a new address with. */
export const emailChanges: RatePolicy = {
  name: 'new-address',
  limit: 5,
  seconds: 3600,
  refusal: { code: 'too_many_email_links' },
};
