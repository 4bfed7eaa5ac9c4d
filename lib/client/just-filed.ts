let filed = false;

/** Notes that this page has just filed a claim and leads home now. */
export function noteFiled() {
  filed = true;
}

/** Whether a claim was filed just before this page was opened; told once. */
export function takeFiled() {
  const before = filed;
  filed = false;
  return before;
}
