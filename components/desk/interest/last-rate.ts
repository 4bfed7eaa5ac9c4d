/** Of this page's life alone; a form has no rate. */
const ofClaims = new Map<string, string>();
let latest = '';

/** The rate that was last used for a claim, else for any by this person. */
export const lastRate = (claimId: string) => ofClaims.get(claimId) ?? latest;

export function rememberRate(claimId: string, rate: string) {
  ofClaims.set(claimId, rate);
  latest = rate;
}
