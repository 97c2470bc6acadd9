/** Puts words in the place of a range of a text area, so that "undo" takes them back. */
export function replaceRange(area: HTMLTextAreaElement, start: number, end: number, text: string): void {
  area.focus()
  area.setSelectionRange(start, end)
  if (execute(text)) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

// It is called obsolete, and yet nothing else keeps the undo history of a field.
function execute(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
}
