/** Of what waits for a claimant: nothing that they sent. */
export const waitsForNothing = { objectedOn: null, askedOn: null };
