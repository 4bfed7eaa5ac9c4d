/** Why a backup or a restore stopped, in a sentence for the person who runs it. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

export type Say = (text: string) => void;
