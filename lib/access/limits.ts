import type { ActPolicy, RatePolicy } from '@/lib/platform/rate-limit';

/** Failed sign-ins of one account. */
export const signInOfAccount: RatePolicy = { name: 'sign-in-account', limit: 10, seconds: 15 * 60 };
/** Failed sign-ins from one address: an office or a phone network may be behind it. */
export const signInFromAddress: RatePolicy = { name: 'sign-in-address', limit: 200, seconds: 3600 };
/** New accounts from one address. */
export const registrationFromAddress: RatePolicy = {
  name: 'registration',
  limit: 200,
  seconds: 3600,
};
/** Tries to register one e-mail address: whether it is taken is told each time. */
export const registrationOfAccount: RatePolicy = {
  name: 'registration-account',
  limit: 20,
  seconds: 3600,
};
/** Reset links asked for one account. */
export const resetOfAccount: RatePolicy = { name: 'reset-account', limit: 5, seconds: 3600 };
/** Reset links asked, or tokens tried, from one address. */
export const resetFromAddress: RatePolicy = { name: 'reset-address', limit: 200, seconds: 3600 };

/** Numbers that one person has shown to them: as fast as a person compares, not as a script collects. */
export const revealsOfPerson: RatePolicy = {
  name: 'reveal',
  limit: 60,
  seconds: 600,
  message: 'You have had many numbers shown in the last minutes. Please try again later.',
};

/** One limit for each person, and ten times that for everybody behind one address: an office, a phone network. */
const act = (name: string, limit: number, seconds: number, message: string): ActPolicy => ({
  person: { name, limit, seconds, message },
  address: {
    name: `${name}-address`,
    limit: 10 * limit,
    seconds,
    message: `Too many people are doing this from your network. ${message}`,
  },
});

/** Messages: a burst of files and answers fits, a script does not. */
export const messages = act(
  'message',
  60,
  60,
  'You are sending messages very fast. Please wait a moment and try again.',
);
/** Claims filed one by one: whoever helps others files them as fast as forms can be filled in. */
export const filings = act(
  'filing',
  300,
  3600,
  'You have filed many claims in the last hour. Please try again later; a file can hold many at once.',
);
/** Drafts saved: a page saves one every few seconds while somebody types. */
export const draftSaves = act(
  'draft',
  1000,
  900,
  'Your drafts are being saved very often. Please wait a moment; what you typed is still here.',
);
/** Files of claims that are checked, filed or sorted out. */
export const imports = act(
  'import',
  120,
  3600,
  'You have sent many files of claims in the last hour. Please try again later.',
);
/** Reports exported. */
export const reports = act(
  'report',
  60,
  3600,
  'You have exported many reports in the last hour. Please try again later.',
);
/** Documents uploaded: thirty claims with ten documents each within an hour. */
export const uploads = act(
  'upload',
  300,
  3600,
  'You have uploaded many files in the last hour. Please try again later.',
);
/** Changes of up to 500 claims each. */
export const bulkChanges = act(
  'bulk',
  60,
  60,
  'You are changing many claims very fast. Please wait a moment and try again.',
);
/** Streams of live updates opened: each page has one, and opens it again when it was cut. */
export const streams = act(
  'stream',
  120,
  60,
  'Your pages are connecting very often. Live updates will be back in a moment.',
);
/** Failed passwords and codes of somebody signed in, who is to prove again who they are. */
export const provingOneself: RatePolicy = { name: 'proving', limit: 10, seconds: 15 * 60 };
/** Links asked by one person to confirm a new address with. */
export const newAddresses: RatePolicy = {
  name: 'new-address',
  limit: 5,
  seconds: 3600,
  message:
    'You have asked for several confirmation links in the last hour. Please try again later.',
};
