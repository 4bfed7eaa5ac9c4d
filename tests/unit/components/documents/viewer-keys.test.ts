import { actionOf, keyOfAction, viewerKeys } from '@/components/documents/viewer/bar/viewer-keys';
import { deskKeys } from '@/components/keys/desk-keys';

const { keyOf } = deskKeys;

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('each key of the viewer does one thing, and none that a key of the desk does', () => {
  const keys: string[] = viewerKeys.flatMap((entry) => [...entry.keys]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => Object.values(keyOf).includes(key))).toEqual([]);
});

test('a viewer key works alone, unless somebody types, turned plain keys off or holds another key', () => {
  expect(actionOf(pressed(']'))).toBe('nextDocument');
  expect(actionOf(pressed('R'))).toBe('turn');
  expect(actionOf(pressed('=', { code: 'Equal' }))).toBe('zoomIn');
  expect(actionOf(pressed(']'), { typing: true })).toBeUndefined();
  expect(actionOf(pressed(']'), { plain: false })).toBeUndefined();
  expect(actionOf(pressed('f', { ctrlKey: true }))).toBeUndefined();
  expect(actionOf(pressed('+', { metaKey: true }))).toBeUndefined();
  expect(actionOf(pressed('q'))).toBeUndefined();
});

test('with Alt each viewer key works while typing too, whatever character the system makes of it', () => {
  const codes = [
    'BracketRight',
    'BracketLeft',
    'Period',
    'Comma',
    'Equal',
    'Minus',
    'Digit0',
    'KeyR',
    'KeyF',
  ];
  const actions = codes.map((code) =>
    actionOf(pressed('“', { code, altKey: true }), { typing: true, plain: false }),
  );
  expect(actions).toEqual(viewerKeys.map(({ action }) => action));
  expect(viewerKeys.map(({ action }) => keyOfAction(action))).toEqual(
    viewerKeys.map(({ keys }) => keys[0]),
  );
});
