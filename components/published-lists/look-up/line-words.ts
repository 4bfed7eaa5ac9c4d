import type { Category } from '@/lib/law/categories';

/** The amounts of a line, in the order of the list. */
export const lineAmounts = [
  'claimed',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
] as const;

/** What a line is said in: the few of very many words that its page needs. */
export interface LineWords {
  categories: Record<Category, string>;
  remainder: string;
  amounts: Record<(typeof lineAmounts)[number], string>;
}
