/** Gives the id of the control at a path: 'companyName', or 'employeeDetails.0.employeeName' for a cell. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

/** The event that tells a folded section to open, because somebody is led to a field in it. */
export const revealed = 'reveal-field';

/** Focuses the control at a path; the table when its row is gone. */
export function focusField(path: string) {
  const control =
    document.getElementById(fieldId(path)) ??
    document.getElementById(fieldId(path.split('.')[0] ?? ''));
  if (control && !control.offsetParent)
    control.dispatchEvent(new Event(revealed, { bubbles: true }));
  const radio =
    control?.querySelector<HTMLElement>('[role=radio][aria-checked=true]') ??
    control?.querySelector<HTMLElement>('[role=radio]');
  (radio ?? control)?.focus();
  control?.scrollIntoView({ block: 'center' });
}
