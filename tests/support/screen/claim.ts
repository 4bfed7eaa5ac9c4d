import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedDocument } from '@/lib/documents/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { asha } from './people';

/** A document of the claim that {@link claimOf} makes. */
export const documentOf = (
  id: string,
  more: Partial<PresentedDocument> = {},
): PresentedDocument => ({
  id,
  originalFileName: `${id}.pdf`,
  fileSize: 1_000,
  mimeType: 'application/pdf',
  uploadedAt: '2026-11-01T10:00:00.000Z',
  documentType: 'other',
  claimId: 'claim',
  scanStatus: 'clean',
  ...more,
});

/** Asha's claim on this form, as answers carry it. */
export const claimOf = (
  form: CreditorType,
  more: Partial<PresentedClaim> = {},
): PresentedClaim => ({
  id: 'claim',
  claimNumber: 'CLM-2026-000001',
  creditorType: form,
  creditorName: 'Asha Devi',
  claimAmount: '186400.00',
  claimDescription: 'Wages',
  natureOfClaim: 'salary_dues',
  claimData: sampleValuesOf(form),
  status: 'submitted',
  reviewNote: null,
  withdrawalReason: null,
  withdrawalNotedBy: null,
  version: 1,
  isLate: false,
  lateTrack: null,
  receivedBy: null,
  enteredBy: null,
  filedBeforeProof: false,
  beingExamined: false,
  submittedAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  assignedToId: null,
  assignedTo: null,
  claimant: asha,
  claimantLanguage: null,
  documents: [],
  determination: null,
  listedIn: null,
  awaited: null,
  objection: null,
  changes: { count: 0, open: [] },
  verifyBy: null,
  correctable: false,
  setAside: null,
  flagged: [],
  ...more,
});
