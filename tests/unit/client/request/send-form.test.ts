import { RequestError } from '@/lib/client/request/request';
import { sendForm, silenceMs } from '@/lib/client/request/send-form';

/** An XMLHttpRequest that a test moves forward by hand. */
class Call {
  static latest: Call;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    Call.latest = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(text: string) {
    Object.assign(this, { status: 200, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

const page = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    window: page,
    XMLHttpRequest: Call,
    localStorage: { getItem: () => null },
  });
});
afterEach(() => jest.useRealTimers());

function begin() {
  const shares: number[] = [];
  const abort = new AbortController();
  const onProgress = (share: number) => shares.push(share);
  const end = sendForm('/here', new FormData(), { onProgress, signal: abort.signal }).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const moved = (loaded: number) =>
    Call.latest.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  return { end, abort, shares, moved, call: Call.latest };
}

const cut = { error: expect.objectContaining({ status: 0 }) };

test('an upload that falls silent is taken for cut, and a slow one is not', async () => {
  const { end, moved, shares } = begin();
  for (const share of [10, 20, 30]) {
    jest.advanceTimersByTime(silenceMs - 1);
    moved(share);
  }
  expect(shares).toEqual([0.1, 0.2, 0.3]);
  jest.advanceTimersByTime(silenceMs);
  const { error } = (await end) as { error: unknown };
  expect(error).toBeInstanceOf(RequestError);
  expect({ error }).toEqual(cut);
});

test('an upload that has arrived whole may wait long for its answer', async () => {
  const { end, moved, call } = begin();
  moved(100);
  call.upload.onload?.();
  jest.advanceTimersByTime(10 * silenceMs);
  call.answer('{"id":"one"}');
  expect(await end).toEqual({ value: { id: 'one' } });
});

test('an upload ends as cut when the browser goes offline, and as cancelled when somebody cancels it', async () => {
  const first = begin();
  page.dispatchEvent(new Event('offline'));
  expect(await first.end).toEqual(cut);
  const second = begin();
  second.abort.abort();
  expect(await second.end).toEqual({ error: expect.objectContaining({ name: 'AbortError' }) });
  // No listener is left.
  const third = begin();
  third.call.answer('{}');
  page.dispatchEvent(new Event('offline'));
  expect(await third.end).toEqual({ value: {} });
});
