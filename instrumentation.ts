/** Once a process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./lib/http/server/prepare')).prepare();
}
