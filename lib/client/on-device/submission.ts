import type { CreditorType } from '@/lib/forms/definitions/field';

/** A claim that was sent without an answer: its type, and the key by which the server tells what became of it. */
export interface Submission {
  type: CreditorType;
  key: string;
}

const prefix = 'submission:';

/**
 * Remembers that this person's claim was sent, even if the page reloads or somebody ends the browser. Stores nothing of the
 * claim itself.
 */
export function rememberSubmission(userId: string, submission: Submission) {
  try {
    localStorage.setItem(prefix + userId, JSON.stringify(submission));
  } catch {
    // Storage is forbidden or full: the page knows it as long as it lives.
  }
}

/** Gives the claim of this person that was sent without an answer, or null. */
export function rememberedSubmission(userId: string): Submission | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets the sent claim, once its outcome is known. */
export function forgetSubmission(userId: string) {
  try {
    localStorage.removeItem(prefix + userId);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** Forgets all claims sent from this browser. */
export function forgetSubmissions() {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
