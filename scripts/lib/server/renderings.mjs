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

/** @param {http.ServerResponse} response */
function refuse(response) {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  response.end(sorry);
}

/**
 * Has the servers of this process render so many pages at once, with so many waiting; more get 503. Calls, health among them, are never
 * behind them. Nothing is rendered for whoever has left while they waited. A place is given back when the page is
 * written, or after `longestMs`: who reads slowly keeps nobody waiting.
 * @param {{ atOnce?: number, mostWaiting?: number, longestMs?: number }} [bounds]
 */
export function boundRenderings({ atOnce = 8, mostWaiting = 400, longestMs = 5_000 } = {}) {
  const { createServer } = http;
  let underWay = 0;
  /** @type {(() => boolean)[]} each says whether there was still somebody to render for */
  const waiting = [];

  function next() {
    underWay -= 1;
    for (let begin = waiting.shift(); begin && !begin(); ) begin = waiting.shift();
  }

  /** @param {http.ServerResponse} response */
  function takePlace(response) {
    underWay += 1;
    let left = false;
    const leave = () => {
      clearTimeout(timer);
      if (left) return;
      left = true;
      next();
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

  /** @param {http.RequestListener} others */
  const bounded = (others) =>
    createServer((request, response) => {
      if (notRendered.test(request.url ?? '')) return others(request, response);
      const begin = () => {
        if (request.socket.destroyed) return false;
        takePlace(response);
        drawn(response, () => others(request, response));
        return true;
      };
      if (underWay < atOnce) begin();
      else if (waiting.length < mostWaiting) waiting.push(begin);
      else refuse(response);
    });
  Object.assign(http, { createServer: bounded });
}
