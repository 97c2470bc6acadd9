type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** A key press: a complete shortcut, a key without a modifier, or modifiers only. */
export type Pressed = { keys: string } | 'no-modifier' | 'modifiers-only'

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
 * The Electron accelerator of a key press, such as `CommandOrControl+Shift+L`. Only function keys need no modifier:
 * a system-wide shortcut must not be triggered by typing.
 */
export function acceleratorOf(press: KeyPress, platform: string): Pressed {
  const key = keyOf(press)
  if (key === null) return 'modifiers-only'
  const mac = platform === 'darwin'
  const modifiers = [
    (mac ? press.metaKey : press.ctrlKey) && 'CommandOrControl',
    mac && press.ctrlKey && 'Control',
    !mac && press.metaKey && 'Super',
    press.altKey && 'Alt',
  ].filter((name) => name !== false)
  if (modifiers.length === 0 && !/^F\d/.test(key)) return 'no-modifier'
  return { keys: [...modifiers, ...(press.shiftKey ? ['Shift'] : []), key].join('+') }
}

// Letters follow the keyboard layout, other keys their physical position.
function keyOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const plain = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  if (plain) return plain[1] ?? plain[2] ?? null
  if (/^F([1-9]|1\d|2[0-4])$/.test(code)) return code
  return NAMED[code] ?? null
}

const MAC_SYMBOLS: Record<string, string> = { CommandOrControl: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧' }
const WORDS: Record<string, string> = { CommandOrControl: 'Ctrl', Return: 'Enter' }
const ARROWS: Record<string, string> = { Up: '↑', Down: '↓', Left: '←', Right: '→' }

/** The keys of an accelerator as they are printed on the keyboard. */
export function keysOf(accelerator: string, platform: string): string[] {
  const symbols =
    platform === 'darwin' ? MAC_SYMBOLS : { ...WORDS, ...(platform === 'win32' && { Super: 'Win' }) }
  return accelerator.split('+').map((name) => symbols[name] ?? ARROWS[name] ?? name)
}
