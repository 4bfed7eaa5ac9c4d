import 'server-only';
import packageFile from '@/package.json';

/** The version of Daava that runs, such as 0.2.0. */
export const version: string = packageFile.version;
