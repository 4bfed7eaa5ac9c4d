type Ask = (method: string, path: string, body: unknown) => Promise<Response>;

/** An XMLHttpRequest, as pages send files by it: the fields of its form are asked of `ask`, whose answer it gives. */
export const uploadsBy = (ask: Ask) =>
  class {
    readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private to: [method: string, path: string] = ['', ''];
    private aborted = false;
    open(...to: [method: string, path: string]) {
      this.to = to;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    async send(form: FormData) {
      const answer = await ask(...this.to, Object.fromEntries(form)).catch(() => null);
      const responseText = (await answer?.text()) ?? '';
      if (this.aborted) return;
      Object.assign(this, { status: answer?.status ?? 0, responseText });
      if (answer) this.onload?.();
      else this.onerror?.();
      this.onloadend?.();
    }
    abort() {
      this.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
  };
