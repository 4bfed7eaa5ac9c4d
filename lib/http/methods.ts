import { PortalError } from '@/lib/errors';
import { errorResponse } from './respond';
import type { Handler } from './route';

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Verb = (typeof verbs)[number];

/** A route file's exports: the given methods, and the JSON 405 for every other one. */
export function methods(handlers: Partial<Record<Verb, Handler>>): Record<Verb, Handler> {
  const allowed = verbs.filter((verb) => handlers[verb]).join(', ');
  const refuse: Handler = async (request) => {
    const response = errorResponse(
      new PortalError('method_not_allowed', `This address does not take ${request.method}.`),
    );
    response.headers.set('Allow', allowed);
    return response;
  };
  return Object.fromEntries(verbs.map((verb) => [verb, handlers[verb] ?? refuse])) as Record<
    Verb,
    Handler
  >;
}
