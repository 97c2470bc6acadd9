type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a press of keys says: a whole shortcut, one without a key to hold, or nothing yet. */
export type Pressed = { keys: string } | 'too-few' | 'unfinished'

const NAMED: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Delete: 'Delete',
  End: 'End',
  Enter: 'Return',
  Equal: '=',
  Home: 'Home',
  Insert: 'Insert',
  Minus: '-',
  PageDown: 'PageDown',
  PageUp: 'PageUp',
  Period: '.',
  Quote: "'",
  Semicolon: ';',
  Slash: '/',
  Space: 'Space',
}

/**
 * Writes a press of keys the way Electron does, `CommandOrControl+Shift+L`. A shortcut that works everywhere
 * needs a key to hold, or typing would set it off; function keys are for that alone.
 */
export function acceleratorOf(press: KeyPress, platform: string): Pressed {
  const key = keyOf(press)
  if (key === null) return 'unfinished'
  const mac = platform === 'darwin'
  const held = [
    (mac ? press.metaKey : press.ctrlKey) && 'CommandOrControl',
    mac && press.ctrlKey && 'Control',
    !mac && press.metaKey && 'Super',
    press.altKey && 'Alt',
  ].filter((name) => name !== false)
  if (held.length === 0 && !/^F\d/.test(key)) return 'too-few'
  return { keys: [...held, ...(press.shiftKey ? ['Shift'] : []), key].join('+') }
}

// Letters are where the keyboard of the person has them; the rest goes by its place.
function keyOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const plain = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  if (plain) return plain[1] ?? plain[2] ?? null
  if (/^F([1-9]|1\d|2[0-4])$/.test(code)) return code
  return NAMED[code] ?? null
}

const MAC_SIGNS: Record<string, string> = { CommandOrControl: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧' }
const WORDS: Record<string, string> = { CommandOrControl: 'Ctrl', Return: 'Enter' }
const ARROWS: Record<string, string> = { Up: '↑', Down: '↓', Left: '←', Right: '→' }

/** The keys of a shortcut as they are printed on the keyboard. */
export function keysOf(accelerator: string, platform: string): string[] {
  const signs =
    platform === 'darwin' ? MAC_SIGNS : { ...WORDS, ...(platform === 'win32' && { Super: 'Win' }) }
  return accelerator.split('+').map((name) => signs[name] ?? ARROWS[name] ?? name)
}
