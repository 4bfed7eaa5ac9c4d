const invalid =
  '[role=radiogroup][aria-invalid=true] [role=radio], [aria-invalid=true]:not([role=radiogroup]), [data-missing]';

/** Focuses the first wrong field of a form once its errors are drawn, and brings all of it with its error within the screen. */
export const focusInvalid = (form: HTMLElement | null) =>
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(invalid);
    field?.focus({ preventScroll: true });
    const whole = field?.closest('[role=radiogroup]') ?? field;
    whole?.parentElement?.scrollIntoView({ block: 'center' });
  });
