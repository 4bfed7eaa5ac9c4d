import { paths } from '@/lib/client/paths/paths';
import { creditorTypes } from '@/lib/forms/definitions/field';

/** The type of the claim that somebody goes on to after signing in, if `next` leads to one. */
export const chosenTypeIn = (next: string | null) =>
  creditorTypes.find((type) => next === paths.newClaimOf(type));
