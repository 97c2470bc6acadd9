import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** When a focused form closes, returns the focus to the previously focused element, else to `after`, else to the card. */
export function useReturnFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  after?: () => HTMLElement | null,
): void {
  const restore = useEffectEvent((before: Element | null, card: HTMLElement | null) => {
    if (document.activeElement !== document.body) return
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
    const target = isThere ? before : (after?.() ?? card)
    target?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const before = document.activeElement
    const form = field.current?.form
    const card = form?.closest<HTMLElement>('li[tabindex="-1"]') ?? null
    return () => {
      if (!form?.contains(document.activeElement)) return
      // Once the form is gone and its replacement is rendered.
      queueMicrotask(() => restore(before, card))
    }
  }, [field])
}
