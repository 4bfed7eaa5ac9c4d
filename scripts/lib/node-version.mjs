// Read by whatever Node a person has, so nothing here is newer than Node 12.

/**
 * Why this Node cannot run the portal, or '' when it can.
 * @param {string} version such as '20.19.0'
 */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major > 20 || (major === 20 && minor >= 19)) return '';
  return `Daava needs Node.js 20.19 or later, and this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/**
 * Runs a command's module when Node is recent enough, and says so when it is not.
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export function runWithRecentNode(load) {
  const problem = nodeVersionProblem(process.versions.node);
  if (!problem) return load().then((command) => command.main());
  console.error(problem);
  process.exitCode = 1;
}
