/** The steps of the wizard, in order; the names are keys of its words. */
export const stepNames = ['type', 'details', 'documents', 'review'] as const;
export type Step = 1 | 2 | 3 | 4;
export const stepCount = stepNames.length;

export const nameOfStep = (step: Step) => stepNames[step - 1] ?? 'type';

/** Reads the step from an address: `?step=3`; the first without one. */
export function stepOf(asked: string | null): Step {
  const steps: Record<string, Step> = { '2': 2, '3': 3, '4': 4 };
  return steps[asked ?? ''] ?? 1;
}

/** For the button that submits the form from below. */
export const detailsFormId = 'claim-form';
