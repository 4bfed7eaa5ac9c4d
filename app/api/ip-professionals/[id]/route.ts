import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { changeProfessional } from '@/lib/identity/team/professionals';
import { professionalChange } from '@/lib/identity/team/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route('professional.manage', {
    params: recordId,
    body: professionalChange,
    handle: ({ actor, params, body }) => changeProfessional(actor, params.id, body),
  }),
});
