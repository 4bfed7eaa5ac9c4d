import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';

/** Whether LibreOffice is installed. */
export const hasOffice = spawnSync('soffice', ['--version']).status === 0;

const filters: Record<ClaimsFileKind, string> = {
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1',
  xlsx: 'xlsx',
  xls: 'xls',
};

/** Has LibreOffice open these files of a folder and save them as another kind, into the folder of that name. */
export function saveByOffice(folder: string, files: readonly string[], kind: ClaimsFileKind) {
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      filters[kind],
      '--outdir',
      join(folder, kind),
      ...files.map((file) => join(folder, file)),
    ],
    { stdio: 'ignore' },
  );
}
