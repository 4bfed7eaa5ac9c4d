import type { Place } from '@/lib/client/on-device/drafts';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { paths } from './paths';

// Apart from the other addresses, which every page has: few pages lead here.

/** Registration, and afterwards the form of this type. A login reached from there leads to the form too. */
export const registerFor = (type: CreditorType) =>
  `/register?next=${encodeURIComponent(paths.newClaimOf(type))}#account`;

/** The wizard with the draft of this type, at the place where it was left. */
export const draftPath = (type: CreditorType, { step, section }: Place) =>
  `/claim/new?type=${type}&step=${step}${section ? `&section=${section.at}` : ''}&draft`;

/** Entry of a paper with this form, by a professional. */
export const enterPath = (type: CreditorType) => `${paths.ipEnter}?type=${type}`;
