import type { Page } from '@playwright/test'

/** The focused element, as the browser exposes it to assistive technology. */
export interface Focus {
  role: string
  name: string
  /** The problems for keyboard users. */
  faults: string[]
}

/** The focused element, once it has been painted. */
export async function focusOf(page: Page): Promise<Focus> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })
  await session.detach()
  const role = String(nodes[0]?.role?.value ?? '')
  const name = String(nodes[0]?.name?.value ?? '').trim()
  const covers = await page.evaluate(coversOfFocus)
  const faults = [
    ...(name === '' ? ['has no name'] : []),
    ...(covers.length > 0 ? [`is covered by ${covers.join(', ')}`] : []),
    ...((await page.evaluate(isFocusSeen)) ? [] : ['looks as without the focus']),
  ]
  return { role, name, faults }
}

/** Records the unfocused appearance of every focusable element. */
export const noteLooks = (page: Page) =>
  page.evaluate(() => {
    const looks = (window.looks ??= new WeakMap())
    const focusable = document.querySelectorAll('a, button, input, textarea, select, summary, [tabindex]')
    for (let element of focusable) {
      for (let level = 0; level < 4; level++) {
        const { outline, boxShadow, backgroundColor } = getComputedStyle(element)
        // The currently focused element keeps its recorded appearance.
        if (!element.contains(document.activeElement))
          looks.set(element, `${outline} ${boxShadow} ${backgroundColor}`)
        element = element.parentElement ?? element
      }
    }
  })

/** Runs in the page: the elements that cover the upper, the middle or the lower part of the focused element. */
async function coversOfFocus(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const focused = document.activeElement!
  const isDrawnByLabel = focused.getBoundingClientRect().width <= 4
  const drawn = isDrawnByLabel ? (focused.closest('label') ?? focused) : focused
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const covers = new Set<string>()
  for (const part of [0.2, 0.5, 0.8]) {
    const front = document.elementFromPoint(left + width / 2, top + height * part)
    const isItself = front !== null && (drawn.contains(front) || front.contains(drawn))
    if (!isItself) covers.add(front?.tagName.toLowerCase() ?? 'the edge of the window')
  }
  return [...covers]
}

/** Runs in the page: whether the focused element, or a frame around it, looks different because of the focus. */
function isFocusSeen(): boolean {
  let element: Element | null = document.activeElement
  for (let level = 0; level < 4 && element !== null; level++) {
    const { outline, outlineStyle, boxShadow, backgroundColor } = getComputedStyle(element)
    const before = window.looks?.get(element)
    // For an element that has just appeared: a ring has no offset and no blur, unlike a shadow.
    const isMarked =
      before === undefined
        ? outlineStyle !== 'none' || / 0px 0px 0px [1-9]/.test(boxShadow)
        : before !== `${outline} ${boxShadow} ${backgroundColor}`
    if (isMarked) return true
    element = element.parentElement
  }
  return false
}

declare global {
  interface Window {
    looks?: WeakMap<Element, string>
  }
}
