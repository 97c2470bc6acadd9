import type { KeyboardEvent } from 'react'

/** Whether a key in a text field means "send": ⌘Enter, or Ctrl+Enter. */
export function sendsForm({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (metaKey || ctrlKey)
}
