import { byItself } from '@/lib/reference/by-itself';

/** Whether a request comes from something that a person did: not one that a page makes by itself, and not an event stream. */
export const isActivity = ({
  headers,
  nextUrl,
}: {
  headers: Headers;
  nextUrl: { pathname: string };
}) => !headers.has(byItself) && nextUrl.pathname !== '/api/events';
