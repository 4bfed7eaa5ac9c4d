import type { Place } from '@/lib/client/on-device/drafts';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { paths } from './paths';

// Apart from the other addresses, which every page has: few pages lead here.

/** Gives the address of registration, which leads on to the form of this type, also by a login from there. */
export const registerFor = (type: CreditorType) =>
  `/register?next=${encodeURIComponent(paths.newClaimOf(type))}#account`;

/** Gives the address of the wizard with the draft of this type, where the person left it. */
export const draftPath = (type: CreditorType, { step, section }: Place) =>
  `/claim/new?type=${type}&step=${step}${section ? `&section=${section.at}` : ''}&draft`;

/** Gives the page where a professional enters a paper with this form. */
export const enterPath = (type: CreditorType) => `${paths.ipEnter}?type=${type}`;
