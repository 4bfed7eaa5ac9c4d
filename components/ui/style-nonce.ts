declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of the page with which this document began: the Content-Security-Policy accepts no other for styles that come
 * later. The dialogs' library looks for it under this global name.
 */
export const styleNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

globalThis.__webpack_nonce__ = styleNonce;
