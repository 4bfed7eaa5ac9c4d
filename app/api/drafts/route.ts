import { listDrafts } from '@/lib/claims/records/drafts/read';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.create', { handle: ({ actor }) => listDrafts(actor) }),
});
