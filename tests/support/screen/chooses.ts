/** Whoever is asked for files next chooses this one: a document without a browser has no window to choose it in. */
export const chooses = (file: File) =>
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
