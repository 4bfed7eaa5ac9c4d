import { paths } from '@/lib/client/paths/paths';
import { creditorTypes } from '@/lib/forms/definitions/field';

/** The type of the claim to which `next` leads after signing in, if it does. */
export const chosenTypeIn = (next: string | null) =>
  creditorTypes.find((type) => next === paths.newClaimOf(type));
