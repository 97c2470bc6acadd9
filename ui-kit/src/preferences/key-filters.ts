const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether a key is still held down from before, or part of composing a letter. */
export function isRepeated(event: KeyboardEvent): boolean {
  return event.isComposing || event.repeat
}

/** Whether a key was meant for a field, a menu or a dialog in front of the page. */
export function isNotForPage(event: KeyboardEvent): boolean {
  if (isRepeated(event) || event.defaultPrevented) return true
  return !(event.target instanceof Element) || event.target.closest(OWN_KEYS) !== null
}
