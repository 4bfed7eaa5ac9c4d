import { byItself } from '@/lib/reference/by-itself';

/** Tells whether a person caused a request, not a page by itself or an event stream. */
export const isActivity = ({
  headers,
  nextUrl,
}: {
  headers: Headers;
  nextUrl: { pathname: string };
}) => !headers.has(byItself) && nextUrl.pathname !== '/api/events';
