/** What is open, and answers keys: the viewer itself, and what it shows. */
export type View = 'viewer' | 'pdf' | 'picture' | 'password';

interface Key {
  action: string;
  keys: readonly string[];
  /** What does it, each in its own way. */
  in: readonly View[];
}

/** What a key does in a document that is open in the page. Each action has a name of its own among the words. */
export const viewerKeys = [
  { action: 'nextDocument', keys: [']'], in: ['viewer'] },
  { action: 'previousDocument', keys: ['['], in: ['viewer'] },
  { action: 'nextPage', keys: ['.'], in: ['pdf'] },
  { action: 'previousPage', keys: [','], in: ['pdf'] },
  { action: 'zoomIn', keys: ['+', '='], in: ['pdf', 'picture'] },
  { action: 'zoomOut', keys: ['-'], in: ['pdf', 'picture'] },
  { action: 'fit', keys: ['0'], in: ['pdf', 'picture'] },
  { action: 'turn', keys: ['r'], in: ['pdf', 'picture'] },
  { action: 'find', keys: ['f'], in: ['pdf', 'password'] },
] as const satisfies readonly Key[];

type ViewerKey = (typeof viewerKeys)[number];
export type ViewerAction = ViewerKey['action'];

type ActionIn<Which extends View, One extends ViewerKey = ViewerKey> = One extends ViewerKey
  ? Which extends One['in'][number]
    ? One['action']
    : never
  : never;

/** All that a view does by key; undefined for what it cannot do at this moment. */
export type ActionsIn<Which extends View> = Record<ActionIn<Which>, (() => void) | undefined>;

/** Characters as they lie on a keyboard: with Alt held, some systems make others of them. */
const codes: Record<string, string> = {
  BracketRight: ']',
  BracketLeft: '[',
  Period: '.',
  Comma: ',',
  Equal: '+',
  Minus: '-',
  Digit0: '0',
  KeyR: 'r',
  KeyF: 'f',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What a key stands for. `typing`: the keystroke goes into a field, where only keys with Alt count. `plain`: whether keys
 * without Alt count at all.
 */
export function actionOf(
  { key, code, altKey, ctrlKey, metaKey }: Pressed,
  { typing = false, plain = true } = {},
): ViewerAction | undefined {
  if (ctrlKey || metaKey || (!altKey && (typing || !plain))) return undefined;
  const pressed = altKey ? codes[code] : key.toLowerCase();
  return viewerKeys.find(({ keys }) => keys.some((one) => one === pressed))?.action;
}

/** The key to name beside an action. */
export const keyOfAction = (action: ViewerAction) =>
  viewerKeys.find((entry) => entry.action === action)?.keys[0] ?? '';
