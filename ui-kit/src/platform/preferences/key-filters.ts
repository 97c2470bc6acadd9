const HANDLES_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether a key press is repeated by holding it, or part of an input method. */
export function isRepeated(event: KeyboardEvent): boolean {
  return event.isComposing || event.repeat
}

/** Whether a key press belongs to a field, a menu or a dialog. */
export function isNotForPage(event: KeyboardEvent): boolean {
  return isRepeated(event) || event.defaultPrevented || handlesInput(event.target)
}

/** Whether keys, a paste and a drop at a target belong to a field, a menu or a dialog. */
export function handlesInput(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(HANDLES_KEYS) !== null
}
