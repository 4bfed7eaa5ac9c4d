const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} text */
const rewrite = (text) => process.stdout.write(`\r\x1b[2K${text}`);

/** What the step under way is and how far it came, for who asks meanwhile. */
export let underWay = '';

/**
 * Shows that something is under way: a spinner on a terminal, a line every ten seconds elsewhere.
 * @param {number} since
 */
function keepAlive(since) {
  let turn = 0;
  const tick = process.stdout.isTTY
    ? () => rewrite(`${frames[turn++ % frames.length]} ${underWay} ${seconds(since)}`)
    : () => console.log(`… ${underWay}, ${seconds(since)} so far`);
  const timer = setInterval(tick, process.stdout.isTTY ? 100 : 10_000);
  return () => {
    clearInterval(timer);
    if (process.stdout.isTTY) rewrite('');
  };
}

/**
 * Does one step and prints one line about it: what, how it went, how long it took.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => T | Promise<T>} work calls `note` to add a word, or to say how far it is
 * @param {{ beside?: boolean }} [options] a step beside others shows nothing until it is done
 * @returns {Promise<T>}
 */
export async function step(title, work, { beside = false } = {}) {
  const since = Date.now();
  let noted = '';
  if (!beside) underWay = title;
  const finish = beside ? () => undefined : keepAlive(since);
  try {
    const result = await work((text) => {
      noted = ` (${text})`;
      if (!beside) underWay = title + noted;
    });
    finish();
    console.log(`✓ ${title}${noted} ${seconds(since)}`);
    return result;
  } catch (error) {
    finish();
    console.log(`✗ ${title} ${seconds(since)}`);
    throw error;
  }
}
