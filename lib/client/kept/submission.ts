import type { CreditorType } from '@/lib/forms/definitions/field';

/** A claim that was sent and whose answer has not come: its type, and the key that finds out what became of it. */
export interface Submission {
  type: CreditorType;
  key: string;
}

const prefix = 'submission:';

/** Remembers over reloads, and when the browser is killed, that this person's claim was sent. Nothing of the claim is in it. */
export function rememberSubmission(userId: string, submission: Submission) {
  try {
    localStorage.setItem(prefix + userId, JSON.stringify(submission));
  } catch {
    // Storage is forbidden or full: it is known as long as the page lives.
  }
}

/** The claim of this person that was sent and not answered, or null. */
export function rememberedSubmission(userId: string): Submission | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
  } catch {
    return null;
  }
}

/** It is known what became of it. */
export function forgetSubmission(userId: string) {
  try {
    localStorage.removeItem(prefix + userId);
  } catch {
    // Nothing was remembered either.
  }
}

/** Forgets whatever was sent from this browser. */
export function forgetSubmissions() {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
