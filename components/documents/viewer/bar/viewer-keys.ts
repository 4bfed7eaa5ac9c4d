/** What a key does in a document that is open in the page. Each action has a name of its own among the words. */
export const viewerKeys = [
  { action: 'nextDocument', keys: [']'] },
  { action: 'previousDocument', keys: ['['] },
  { action: 'nextPage', keys: ['.'] },
  { action: 'previousPage', keys: [','] },
  { action: 'zoomIn', keys: ['+', '='] },
  { action: 'zoomOut', keys: ['-'] },
  { action: 'fit', keys: ['0'] },
  { action: 'turn', keys: ['r'] },
  { action: 'find', keys: ['f'] },
] as const;

export type ViewerAction = (typeof viewerKeys)[number]['action'];
export type ViewerActions = Partial<Record<ViewerAction, () => void>>;

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
