const white = 0xffffffff;

/** Whether a page was drawn and stayed white all over. */
function isWhite({ width, height }: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint32Array(data.buffer).every((dot) => dot === white);
}

interface DrawnPage {
  div: HTMLElement;
  canvas?: HTMLCanvasElement | null;
}

/**
 * Says on pages that stayed white what can be done. A page may be meant to be so, or hold what the browser cannot draw, such as
 * a scan of more dots than it has memory for; pdf.js does not tell which.
 */
export function emptyPageTeller(text: string) {
  const judged = new Map<number, boolean>();
  return ({ source, pageNumber }: { source: DrawnPage; pageNumber: number }) => {
    const context = source.canvas?.getContext('2d');
    if (!source.canvas?.width || !context) return;
    // Once for each page: the first time it is no larger than the window.
    const empty = judged.get(pageNumber) ?? isWhite(source.canvas, context);
    judged.set(pageNumber, empty);
    // Another size draws the page anew, and takes away what stood on it.
    if (!empty || source.div.querySelector('.emptyPage')) return;
    source.div.append(
      Object.assign(document.createElement('p'), { className: 'emptyPage', textContent: text }),
    );
  };
}
