/** Why a backup or a restore stopped, in a sentence for the person who runs it. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** Tells the person who runs it what is being done. */
export type Say = (text: string) => void;
