/** What is open and answers keys: the viewer itself, and what it shows. */
export type View = 'viewer' | 'pdf' | 'picture' | 'password';

interface Key {
  action: string;
  keys: readonly string[];
  in: readonly View[];
}

/** What keys do in an open document. Each action has its words. */
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

/** Undefined for an action that a view cannot do at this moment. */
export type ActionsIn<Which extends View> = Record<ActionIn<Which>, (() => void) | undefined>;

/** With Alt held, some systems make other characters, so these go by the place on the keyboard. */
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
 * Gives the action of a key. `typing`: the focus is in a field, where only keys with Alt count. `plain`: keys without Alt count
 * too.
 */
export function actionOf(
  { key, code, altKey, ctrlKey, metaKey }: Pressed,
  { typing = false, plain = true } = {},
): ViewerAction | undefined {
  if (ctrlKey || metaKey || (!altKey && (typing || !plain))) return undefined;
  const pressed = altKey ? codes[code] : key.toLowerCase();
  return viewerKeys.find(({ keys }) => keys.some((one) => one === pressed))?.action;
}

/** Gives the key to name beside an action. */
export const keyOfAction = (action: ViewerAction) =>
  viewerKeys.find((entry) => entry.action === action)?.keys[0] ?? '';
