/** @typedef {import('../measuring/shares.mjs').Share} Share */

const sharesTitle = "## One person's share";

const most = 3;

const besides = /** @type {const} */ (['one', 'eight', 'network']);

/**
 * Where an honest person waits too long, or is refused.
 * @param {Share} share
 */
export const sharesMissed = ({ name, waited }) =>
  besides.flatMap((beside) => {
    const { p95, refused } = waited[beside];
    const ratio = p95 / waited.alone.p95;
    const said = { one: 'one account', eight: 'eight accounts', network: 'one network' }[beside];
    return [
      ...(ratio <= most ? [] : [`${name} ${ratio.toFixed(1)} × beside ${said}`]),
      ...(refused ? [`${name} ${refused} times refused beside ${said}`] : []),
    ];
  });

/**
 * @param {Share[]} shares
 * @param {(head: string[], rows: string[][]) => string} table
 */
export function sharesSection(shares, table) {
  const missed = shares.flatMap(sharesMissed);
  const of = (/** @type {import('../measuring/shares.mjs').Waited} */ { p50, p95 }) =>
    `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
  return [
    sharesTitle,
    `What an honest person waits for one piece of work, alone and while others do their worst to the same process: one account, eight accounts, and seventeen people of one network who proved no address. At most ${most} × at p95, and nobody honest refused: ${missed.length ? `**missed**, ${missed.join('; ')}` : '**met**'}.`,
    table(
      [
        'Work',
        'Alone p50 / p95 ms',
        ...['one account', 'eight accounts', 'one network'].flatMap((beside) => [
          `Beside ${beside}`,
          '×',
        ]),
        'Refused',
      ],
      shares.map(({ name, waited }) => [
        name,
        of(waited.alone),
        ...besides.flatMap((beside) => [
          of(waited[beside]),
          (waited[beside].p95 / waited.alone.p95).toFixed(1),
        ]),
        String(besides.reduce((sum, beside) => sum + waited[beside].refused, 0)),
      ]),
    ),
  ].join('\n\n');
}

/**
 * A report with this section in place of the one that it has.
 * @param {string} text
 * @param {string} section
 */
export function withShares(text, section) {
  const [before = '', rest = ''] = text.split(sharesTitle, 2);
  const after = rest.indexOf('\n## ');
  return `${before.trimEnd()}\n\n${section}\n${after >= 0 ? rest.slice(after) : ''}`;
}
