export interface ChatAbout {
  claimId: string;
  claimNumber: string;
  participant: string;
}
