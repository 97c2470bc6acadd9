/* oxlint-disable unicorn/consistent-function-scoping -- What runs in the page has nothing around it. */
import type { Page } from '@playwright/test'

/** The layout problems of the page: too wide, overlapping texts, clipped controls. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  return (await page.evaluate(findFaults)).map((fault) => `${fault}, at ${width} px`)
}

/** Runs in the page. */
function findFaults(): string[] {
  interface Line {
    text: string
    element: Element
    box: DOMRect
  }
  const faults: string[] = []
  const root = document.documentElement
  const wider = root.scrollWidth - root.clientWidth
  if (wider > 0) faults.push(`the page is ${wider} px wider than the window`)

  /** The part of a box that no ancestor clips; undefined for an invisible one. */
  const visiblePart = (element: Element, box: DOMRect): DOMRect | undefined => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above)
      const around = above.getBoundingClientRect()
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)]
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
    }
    return right - left > 2 && bottom - top > 2
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined
  }

  const main = document.querySelector('main') ?? document.body
  const lines: Line[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement!
    const text = node.textContent!.trim()
    if (text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = visiblePart(element, rect)
      if (box !== undefined) lines.push({ text, element, box })
    }
  }
  // Lines of different texts may touch, so only more than a third of a line counts.
  const isOn = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 3
  // Texts in different layers may overlap.
  const layerOf = (element: Element) =>
    element.closest('[role=menu], [role=dialog], [role=alertdialog], [class*="fixed"], [class*="sticky"]')
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.element === other.element || !isOn(one.box, other.box)) continue
      if (layerOf(one.element) !== layerOf(other.element)) continue
      faults.push(`“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” are on each other`)
    }

  for (const control of document.querySelectorAll<HTMLElement>('button, a[href], [role=button]')) {
    const box = control.getBoundingClientRect()
    if (box.width <= 2 || !control.checkVisibility({ opacityProperty: true })) continue
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 30)
    const isScrolled = control.closest('[class*="overflow-x-auto"], [class*="overflow-auto"]') !== null
    if (
      !isScrolled &&
      (box.right > root.clientWidth + 1 || box.left < -1) &&
      getComputedStyle(control).position !== 'fixed'
    )
      faults.push(`“${name}” is cut off by the window`)
  }
  for (const { text, element, box } of lines) {
    const control = element.closest('button, a[href], [role=button]')
    if (control === null || getComputedStyle(control).display === 'inline') continue
    const { left, right } = control.getBoundingClientRect()
    if (box.right > right + 2 || box.left < left - 2)
      faults.push(`“${text.slice(0, 30)}” is wider than its button`)
  }
  return [...new Set(faults)].slice(0, 8)
}

/** The right-to-left sentences of user content that are not laid out from right to left. */
export async function directionFaults(page: Page, sentence: string): Promise<string[]> {
  const found = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      const isAlone = element.textContent!.trim() === wanted && element.clientWidth !== 1
      if (!isAlone || !element.checkVisibility() || element.closest('script, option') !== null) continue
      if (getComputedStyle(element).direction !== 'rtl') faults.push(element.outerHTML.slice(0, 160))
    }
    return faults
  }, sentence)
  return [...new Set(found)].map((html) => `not from right to left: ${html}`)
}
