import { changeClasses } from '@/lib/case/classes/change';
import { classesChange } from '@/lib/case/classes/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route('case.edit', {
    body: classesChange,
    handle: ({ actor, body }) => changeClasses(actor, body),
  }),
});
