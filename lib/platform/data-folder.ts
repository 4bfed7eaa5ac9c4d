import { resolve } from 'node:path';
import { env } from './env';

/**
 * A path below DATA_DIR. The bundler takes every file that a path might name into the build, unless it is told
 * not to look.
 */
export const inDataFolder = (...names: string[]) =>
  resolve(/* turbopackIgnore: true */ env().DATA_DIR, ...names);
