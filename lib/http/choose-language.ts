import { languageFrom, languageKey } from '@/lib/i18n/language';
import { overTls } from '@/lib/identity/sessions/cookie-name';

const year = 60 * 60 * 24 * 365;

/** The first page when the request does not say. */
function pageOf(request: Request) {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

/** Sets the language's cookie and redirects to the page: for forms sent before a page's scripts run. */
export function chooseLanguage(request: Request, chosen: string) {
  const secure = overTls() ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      Location: pageOf(request),
      'Set-Cookie': `${languageKey}=${languageFrom(chosen)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`,
      'Cache-Control': 'no-store',
    },
  });
}
