const white = 0xffffffff;

/** True when every point of a drawn page is white. */
function isWhite({ width, height }: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint32Array(data.buffer).every((dot) => dot === white);
}

interface DrawnPage {
  div: HTMLElement;
  canvas?: HTMLCanvasElement | null;
}

/**
 * Says on white pages what the person can do. A page may be meant so, or hold what the browser cannot draw, such as a scan too
 * large for its memory; pdf.js does not tell which.
 */
export function emptyPageTeller(text: string) {
  const judged = new Map<number, boolean>();
  return ({ source, pageNumber }: { source: DrawnPage; pageNumber: number }) => {
    const context = source.canvas?.getContext('2d');
    if (!source.canvas?.width || !context) return;
    // Once for each page, because at first it is no larger than the window.
    const empty = judged.get(pageNumber) ?? isWhite(source.canvas, context);
    judged.set(pageNumber, empty);
    // Another size draws the page again, and removes the note on it.
    if (!empty || source.div.querySelector('.emptyPage')) return;
    source.div.append(
      Object.assign(document.createElement('p'), { className: 'emptyPage', textContent: text }),
    );
  };
}
