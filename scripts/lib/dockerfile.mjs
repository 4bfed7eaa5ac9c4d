/** @typedef {{ name: string, flags: Record<string, string>, text: string, words: string[] }} Instruction */
/** @typedef {{ name: string, from: string, instructions: Instruction[] }} Stage */

/**
 * Reads our own Dockerfile: instructions over several lines, flags, and lists in JSON. Knows no
 * variables, since ours has none.
 * @param {string} content
 * @returns {Stage[]}
 */
export function readDockerfile(content) {
  const lines = content
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const { name, text, flags, words } = instructionOf(line);
    if (name === 'FROM') {
      const [from = '', , stage = ''] = words;
      stages.push({ name: stage, from, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text, flags, words });
  }
  return stages;
}

/**
 * @param {string} line
 * @returns {Instruction}
 */
function instructionOf(line) {
  const [, name = '', all = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
  const given = [...all.matchAll(/(?<=^|\s)--([\w-]+)=(\S+)(?=\s)/g)];
  const flags = name === 'RUN' ? [] : given.map(([, flag, value]) => [flag, value]);
  const text = name === 'RUN' ? all : all.replace(/^(--[\w-]+=\S+\s+)+/, '');
  return { name, text, flags: Object.fromEntries(flags), words: listIn(text) ?? text.split(/\s+/) };
}

/** @param {string} text */
function listIn(text) {
  const json = /\[.*\]$/.exec(text);
  return json ? JSON.parse(json[0]) : undefined;
}

/**
 * What an image starts with, and as whom.
 * @param {Stage} stage the last one
 */
export function startOf({ instructions }) {
  const last = (/** @type {string} */ name) => instructions.findLast((one) => one.name === name);
  const env = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ words }) => words.map((pair) => pair.split('=', 2)));
  return {
    command: [...(last('ENTRYPOINT')?.words ?? []), ...(last('CMD')?.words ?? [])],
    health: last('HEALTHCHECK')?.words ?? [],
    user: last('USER')?.text ?? 'root',
    volume: last('VOLUME')?.text ?? '',
    env: /** @type {Record<string, string>} */ (Object.fromEntries(env)),
  };
}

/**
 * The files of the project that a .dockerignore of the kind "nothing but what is named" lets through.
 * @param {string} ignore its content
 * @param {string[]} files
 */
export function inContext(ignore, files) {
  const lines = ignore.split('\n').filter((line) => line && !line.startsWith('#'));
  if (lines[0] !== '*' || !lines.slice(1).every((line) => /^![\w.-]+$/.test(line)))
    throw new Error('.dockerignore is to leave out everything, and then name what is let in.');
  const named = new Set(lines.slice(1).map((line) => line.slice(1)));
  return files.filter((file) => named.has(file.split('/')[0] ?? ''));
}
