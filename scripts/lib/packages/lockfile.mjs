/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ packages: Record<string, Entry> }} Lockfile */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * The platform that a binary package's name tells, such as `@next/swc-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'>}
 */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => [...systems, 'sunos', 'win32'].includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { cpu, ...(os.length && { os }), ...(libc.length && { libc }) };
}

/**
 * Optional packages that the lockfile names but has no entry for.
 * @param {Lockfile} lockfile
 */
export function missingFrom(lockfile) {
  const { packages } = lockfile;
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !packages[`node_modules/${name}`])
      .filter(([name]) => !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev: entry.dev })),
  );
}

/**
 * The lockfile with an entry for every optional package whose name tells its platform; without a
 * checksum, which the registry at hand could not give.
 * @param {Lockfile} lockfile
 */
export function completed(lockfile) {
  const missing = missingFrom(lockfile).filter(({ name }) => platformOf(name).cpu?.length);
  const entries = missing.map(({ name, version, dev }) => [
    `node_modules/${name}`,
    { version, ...(dev && { dev }), optional: true, ...platformOf(name) },
  ]);
  const packages = Object.fromEntries(
    [...Object.entries(lockfile.packages), ...entries].sort(([a], [b]) =>
      String(a).localeCompare(String(b), 'en'),
    ),
  );
  return { lockfile: { ...lockfile, packages }, added: missing.map(({ name }) => name) };
}
