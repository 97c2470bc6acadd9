import { expect, type Locator, type Page } from '@playwright/test'

/** The minimum width of the line around an element: a part, a selection, the focus. */
const LINE = { part: 1, chosen: 2, focus: 4 } as const

/** The minimum contrast of a line with its surroundings (WCAG 1.4.11). */
const CONTRAST_MIN = 3

/** Turns on forced colors, and waits for the styles that only apply there. */
export async function forceColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('link[rel=stylesheet][href*="forced-colors"]')).toBeAttached()
}

/** Expects a visible line around an element in forced colors. */
export async function expectLine(element: Locator, kind: keyof typeof LINE, { timeout = 15_000 } = {}) {
  const width = async () => {
    const edges = await element.first().evaluate(edgesOf)
    return Math.max(0, ...edges.filter(isSeen).map((edge) => edge.width))
  }
  const message = `the width of the line around ${element}`
  await expect.poll(width, { message, timeout }).toBeGreaterThanOrEqual(LINE[kind])
}

/** Expects that an element has a visible background in forced colors. */
export async function expectFilled(element: Locator) {
  await expect
    .poll(async () => contrastOf(await element.first().evaluate(fillOf)), `${element} is filled`)
    .toBeGreaterThanOrEqual(CONTRAST_MIN)
}

interface Colors {
  color: string
  around: string
}

interface Edge extends Colors {
  width: number
}

const isSeen = (edge: Edge) => edge.width > 0 && contrastOf(edge) >= CONTRAST_MIN

/** Runs in the page: the outline and the border. */
function edgesOf(element: Element): Edge[] {
  const style = getComputedStyle(element)
  const around = getComputedStyle(document.body).backgroundColor
  const edges = [
    { color: style.outlineColor, kind: style.outlineStyle, width: style.outlineWidth },
    { color: style.borderTopColor, kind: style.borderTopStyle, width: style.borderTopWidth },
  ]
  return edges.map(({ color, kind, width }) => ({
    color,
    width: kind === 'none' ? 0 : Number.parseFloat(width),
    around,
  }))
}

/** Runs in the page: the background. */
function fillOf(element: Element): Colors {
  return {
    color: getComputedStyle(element).backgroundColor,
    around: getComputedStyle(document.body).backgroundColor,
  }
}

/** The contrast ratio of WCAG 2 of a color with its surroundings. */
function contrastOf({ color, around }: Colors): number {
  const below = partsOf(around)
  const [r, g, b, alpha = 1] = partsOf(color)
  const mixed = [r!, g!, b!].map((part, index) => part * alpha + below[index]! * (1 - alpha))
  const [darker, lighter] = [luminance(mixed), luminance(below)].toSorted((a, z) => a - z)
  return (lighter! + 0.05) / (darker! + 0.05)
}

const partsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)

function luminance(parts: number[]): number {
  const [r, g, b] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
