import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { changeProfessional } from '@/lib/users/professionals';
import { professionalChange } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('professional.manage', {
    params: recordId,
    body: professionalChange,
    handle: ({ actor, params, body }) => changeProfessional(actor, params.id, body),
  }),
});
