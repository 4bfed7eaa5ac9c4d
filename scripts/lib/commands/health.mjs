/** Asks the portal beside it whether it is alive, for a container's HEALTHCHECK. */
export async function main() {
  const { PORT = '3000', HOST = '' } = process.env;
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  try {
    const answer = await fetch(`http://${host}:${PORT}/api/health`, {
      signal: AbortSignal.timeout(4_000),
    });
    process.exitCode = answer.ok ? 0 : 1;
  } catch {
    process.exitCode = 1;
  }
}
