/** Which conversation it is, and with whom. */
export interface ChatAbout {
  claimId: string;
  claimNumber: string;
  participant: string;
}
