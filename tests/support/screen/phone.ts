/** From now on the document is shown on a telephone, or on a wide screen again. */
export function onPhone(narrow = true) {
  const matchMedia = (media: string) =>
    Object.assign(new window.EventTarget(), {
      media,
      matches: narrow && /width (<|<=) /.test(media),
    });
  Object.assign(window, { matchMedia });
}
