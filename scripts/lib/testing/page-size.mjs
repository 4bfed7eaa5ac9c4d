/** @typedef {import('../demo-logins.mjs').DemoLogin} DemoLogin */
/** @typedef {{ baseUrl: string, path: string, login: DemoLogin | undefined }} Visit */
/** @typedef {{ name: string, path: string, limit: number, bytes: number, scripts: number, encodings: string[] }} Measured */

/**
 * Signs in as the page itself would find it: the cookie by the call, the token in local storage.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {DemoLogin} login
 */
async function signIn(context, { email, password }) {
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  const { token } = await answer.json();
  if (!token) throw new Error(`${email} could not sign in: ${answer.status()}`);
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

/**
 * Opens a page with nothing kept from before, and sums up the scripts until no more come.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 */
export async function coldLoad(browser, { baseUrl, path, login }) {
  const context = await browser.newContext({ baseURL: baseUrl });
  if (login) await signIn(context, login);
  const page = await context.newPage();
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  let last = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    requests.push(request);
    last = Date.now();
  });
  await page.goto(path, { waitUntil: 'load' });
  while (Date.now() - last < 2_000) await page.waitForTimeout(100);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);

  let bytes = 0;
  const encodings = new Set();
  for (const request of requests) {
    bytes += (await request.sizes()).responseBodySize;
    const headers = await (await request.response())?.allHeaders();
    encodings.add(headers?.['content-encoding'] ?? 'plain');
  }
  await context.close();
  return { bytes, scripts: requests.length, encodings: [...encodings] };
}

/** @param {Measured[]} measured */
export const table = (measured) =>
  measured
    .map(({ name, path, bytes, limit, scripts, encodings }) => {
      const size = (bytes / 1000).toFixed(1).padStart(6);
      const verdict = bytes < limit * 1000 ? 'ok  ' : 'OVER';
      return `${verdict} ${name.padEnd(20)} ${path.padEnd(15)} ${size} of ${limit} kB, ${scripts} scripts, ${encodings.join(' and ')}`;
    })
    .join('\n');
