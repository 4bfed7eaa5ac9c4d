import { languageFrom, languageKey } from '@/lib/i18n/language';
import { overTls } from '@/lib/identity/sessions/cookie-name';

const year = 60 * 60 * 24 * 365;

/** The page of ours that a form was sent from; the first one when it does not say. */
function pageOf(request: Request) {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  // Two slashes would be another host.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

/** Keeps a language in the browser's cookie and draws the page in it, for forms that are sent before a page is alive. */
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
