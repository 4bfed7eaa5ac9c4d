import { byItself } from '@/lib/reference/by-itself';

/** Whether somebody does something by a request: not where their page says that it asks by itself, nor by a stream. */
export const isActivity = ({
  headers,
  nextUrl,
}: {
  headers: Headers;
  nextUrl: { pathname: string };
}) => !headers.has(byItself) && nextUrl.pathname !== '/api/events';
