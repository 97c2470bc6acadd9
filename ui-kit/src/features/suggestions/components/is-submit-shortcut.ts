import type { KeyboardEvent } from 'react'

/** Whether a key press in a text field submits the form: ⌘Enter or Ctrl+Enter. */
export function isSubmitShortcut({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (metaKey || ctrlKey)
}
