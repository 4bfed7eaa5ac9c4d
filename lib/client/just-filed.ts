let filed = false;

/** Notes that this page has just filed a claim and now leads home. */
export function noteFiled() {
  filed = true;
}

/** Tells, once, whether a claim was filed just before this page was opened. */
export function takeFiled() {
  const before = filed;
  filed = false;
  return before;
}
