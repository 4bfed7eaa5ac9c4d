import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine lets somebody have a disk that only one process tree sees. */
export const canMount =
  existsSync('/proc') &&
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/** The words before a command that give it a disk of so many MB at a folder, which ends with it. */
export const withDisk = (folder: string, megabytes: number) => [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mkdir -p "${folder}" && mount -t tmpfs -o mode=1777,size=${megabytes}m tmpfs "${folder}" && exec "$@"`,
  'sh',
];
