import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';

/** Calls, files of the build, icons and their like are not rendered. */
const notRendered = /^\/(api|_next|\.well-known|icons?)(\/|\?|$)|^\/[^/?]*\.[a-z]+(\?|$)/;

/** @satisfies {Record<import('@/lib/i18n/language').Language, string>} */
const said = {
  hi: 'अभी बहुत लोग आए हुए हैं। यह पेज कुछ सेकंड में अपने-आप फिर खुलेगा।',
  en: 'Very many people are here at the moment. This page tries again by itself in a few seconds.',
};

const sorry =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">' +
  `<title>Please wait</title>${Object.entries(said)
    .map(([language, text]) => `<p lang="${language}">${text}</p>`)
    .join('')}</html>`;

/**
 * Which page is being drawn, and in how many seconds its reader is to come back where it says so (lib/http/server/answer-later.ts).
 * @type {AsyncLocalStorage<{ later: number }>}
 */
const renderings = new AsyncLocalStorage();
Object.assign(globalThis, { daavaRenderings: renderings });

/**
 * Draws a page. One that says in time that it could not be made is answered with 503.
 * @param {http.ServerResponse} response
 * @param {() => void} draw
 */
function drawn(response, draw) {
  const rendering = { later: 0 };
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(/** @type {unknown} */ status, /** @type {unknown[]} */ ...rest) {
      if (rendering.later === 0) return Reflect.apply(writeHead, response, [status, ...rest]);
      response.setHeader('Retry-After', String(rendering.later));
      response.setHeader('Cache-Control', 'no-store');
      return Reflect.apply(writeHead, response, [503, ...rest]);
    },
  });
  renderings.run(rendering, draw);
}

/** @param {http.ServerResponse} response @param {number} status */
function refuse(response, status) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  response.end(sorry);
}

/** @typedef {import('@/lib/http/server/pages-in-turn').Pages} Pages */

/** @returns {Pages | undefined} */
export const pagesInTurn = () =>
  /** @type {{ daavaPages?: Pages }} */ (/** @type {unknown} */ (globalThis)).daavaPages;

/**
 * Asked of a page on its turn: whether it need not be drawn any more, since it is answered by now.
 * @type {WeakMap<http.ServerResponse, () => boolean>}
 */
export const answeredOnTurn = new WeakMap();

/**
 * Gives a place back when its page is written, or after so long: who reads slowly keeps nobody waiting.
 * @param {import('@/lib/platform/lines/line').Place} place
 * @param {http.ServerResponse} response
 * @param {number} longestMs
 */
function leaveWhenWritten(place, response, longestMs) {
  const leave = () => {
    clearTimeout(timer);
    place.leave();
  };
  const timer = setTimeout(leave, longestMs).unref();
  const { end } = response;
  Object.assign(response, {
    end(/** @type {Parameters<typeof end>} */ ...args) {
      leave();
      return end.apply(response, args);
    },
  });
  response.once('close', leave);
}

/**
 * Has the servers of this process render pages in turn. More than the line takes, and more than their part for whoever has it, get 503 and
 * 429. Calls, health among them, are never behind pages. Whoever has left waits no more, and nothing is rendered for them.
 * @param {{ longestMs?: number }} [bounds]
 */
export function boundRenderings({ longestMs = 5_000 } = {}) {
  const { createServer } = http;

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {Pages} pages
   * @param {() => void} draw
   */
  async function inTurn(request, response, pages, draw) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let place;
    try {
      place = pages.line.enter(await pages.shareOf(request));
      await place.turn({ gone: gone.signal });
    } catch (error) {
      place?.leave();
      const refusal = /** @type {import('@/lib/platform/errors').PortalError} */ (error);
      if (!gone.signal.aborted) refuse(response, pages.statusOf(refusal));
      return;
    }
    if (request.socket.destroyed || answeredOnTurn.get(response)?.()) return place.leave();
    leaveWhenWritten(place, response, longestMs);
    drawn(response, draw);
  }

  /** @param {http.RequestListener} others */
  const bounded = (others) =>
    createServer((request, response) => {
      const pages = pagesInTurn();
      const pass = () => others(request, response);
      if (!pages || notRendered.test(request.url ?? '')) return pass();
      return inTurn(request, response, pages, pass);
    });
  Object.assign(http, { createServer: bounded });
}
