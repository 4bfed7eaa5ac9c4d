const { TestEnvironment } = require('jest-environment-jsdom');

/** A document without a browser, with what browsers have beside it and jsdom lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    Object.assign(window, {
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      structuredClone,
      scrollTo() {},
      BroadcastChannel: class extends window.EventTarget {
        postMessage() {}
        close() {}
      },
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
      matchMedia: (/** @type {string} */ media) =>
        Object.assign(new window.EventTarget(), { media, matches: false }),
    });
    Object.assign(window.Element.prototype, {
      scrollIntoView() {},
      scrollTo() {},
      checkVisibility: () => true,
      hasPointerCapture: () => false,
      setPointerCapture() {},
      releasePointerCapture() {},
    });
    Object.assign(window.URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
    window.Blob.prototype.arrayBuffer = function () {
      return new Promise((done, fail) => {
        const reader = new window.FileReader();
        reader.onload = () => done(/** @type {ArrayBuffer} */ (reader.result));
        reader.onerror = () => fail(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    // Where a popover stands is not seen here.
    Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  }
};
