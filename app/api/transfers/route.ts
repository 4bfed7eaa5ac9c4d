import { transfersToldToActor } from '@/lib/claims/deeds/transfers/read';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.answer', { handle: ({ actor }) => transfersToldToActor(actor) }),
});
