'use client';

import { AskForCode } from './ask-for-code';
import { ClaimStanding } from './claim-standing';
import { EnterCode } from './enter-code';
import { useLookUp } from './use-look-up';

type LookUpProps = {
  /** Mail is to be read in the outbox. */
  trial: boolean;
};

/** Whether one's claim is in the newest published list: its number, the code of its letter, its line. */
export function LookUp({ trial }: LookUpProps) {
  const lookUp = useLookUp();
  if (lookUp.standing)
    return <ClaimStanding standing={lookUp.standing} onAgain={lookUp.startAgain} />;
  if (lookUp.asked) return <EnterCode lookUp={lookUp} trial={trial} />;
  return <AskForCode lookUp={lookUp} />;
}
