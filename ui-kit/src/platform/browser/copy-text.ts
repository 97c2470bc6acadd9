import type { CopyOutcome } from '../platform.ts'

/** Copies a text to the clipboard. Without https there is no Clipboard API, so a selection is copied instead. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copyBySelection(text) ? 'copied' : 'failed'
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.setAttribute('aria-hidden', 'true')
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  // An open dialog traps the focus, so the text area must be inside it.
  const container = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body
  container.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
