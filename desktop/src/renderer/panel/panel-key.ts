import { isComposing } from '../is-composing.ts'

/** What a key does in the search field of the panel. */
export type PanelKey =
  | { does: 'move'; by: number }
  /** To the first suggestion of another post. */
  | { does: 'movePost'; by: 1 | -1 }
  | { does: 'copy'; opensPost: boolean }
  | { does: 'edit' | 'undo' | 'cancel' }

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'keyCode'
>

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** The meaning of a key for the panel; null for keys that only edit the search. */
export function panelKey(pressed: PressedKey, isMac: boolean): PanelKey | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = pressed
  if (isComposing(pressed) || altKey) return null
  if (ctrlKey || metaKey) {
    const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
    return isCommand && !shiftKey && !repeat ? commandKey(key) : null
  }
  const by = STEPS[key]
  if (by !== undefined) return shiftKey ? null : { does: 'move', by }
  if (key === 'Tab') return { does: 'movePost', by: shiftKey ? -1 : 1 }
  if (key === 'Enter') return repeat ? null : { does: 'copy', opensPost: !shiftKey }
  return key === 'Escape' ? { does: 'cancel' } : null
}

function commandKey(key: string): PanelKey | null {
  if (key.toLowerCase() === 'e') return { does: 'edit' }
  return key.toLowerCase() === 'z' ? { does: 'undo' } : null
}
