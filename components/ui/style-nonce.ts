declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of the page that this document began as: the Content-Security-Policy lets a style that is put
 * into the page later carry no other. The dialogs' library looks for it under this global name.
 */
export const styleNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

globalThis.__webpack_nonce__ = styleNonce;
