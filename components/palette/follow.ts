/**
 * Goes to a page of the portal as a press on a link does: whoever asks before something typed is left behind asks now
 * too.
 */
export function follow(href: string, go: (href: string) => void) {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go(href);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
