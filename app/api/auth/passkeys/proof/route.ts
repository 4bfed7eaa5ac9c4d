import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { askForProof } from '@/lib/identity/passkeys/change';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', { handle: ({ actor }) => askForProof(actor) }),
});
