import type { RatePolicy } from '@/lib/rate-limit';

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
/** Reset links asked for one account. */
export const resetOfAccount: RatePolicy = { name: 'reset-account', limit: 5, seconds: 3600 };
/** Messages of one person: a burst of files and answers fits, a script does not. */
export const messagesOfPerson: RatePolicy = {
  name: 'message',
  limit: 60,
  seconds: 60,
  message: 'You are sending messages very fast. Please wait a moment and try again.',
};
/** Reset links asked, or tokens tried, from one address. */
export const resetFromAddress: RatePolicy = { name: 'reset-address', limit: 200, seconds: 3600 };
/** Files of claims that one person has checked, filed or had sorted out. */
export const importsOfPerson: RatePolicy = {
  name: 'import',
  limit: 120,
  seconds: 3600,
  message: 'You have sent many files of claims in the last hour. Please try again later.',
};
/** Reports exported by one person. */
export const reportsOfPerson: RatePolicy = {
  name: 'report',
  limit: 60,
  seconds: 3600,
  message: 'You have exported many reports in the last hour. Please try again later.',
};
