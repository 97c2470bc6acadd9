import type { Rectangle } from 'electron'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PANEL_SIZE, panelPosition, type PanelDisplay, type PanelSurroundings } from './panel-position.ts'

const UNKNOWN = { x: 0, y: 0, width: 0, height: 0 }
const { width, height } = PANEL_SIZE
const BAR = 40

type Edge = 'top' | 'bottom' | 'left' | 'right'

/** A display whose panel is at an edge. */
function aDisplay(x: number, y: number, edge: Edge = 'top', size = { width: 1920, height: 1080 }) {
  const bounds = { x, y, ...size }
  const workArea = {
    x: edge === 'left' ? x + BAR : x,
    y: edge === 'top' ? y + BAR : y,
    width: size.width - (edge === 'left' || edge === 'right' ? BAR : 0),
    height: size.height - (edge === 'top' || edge === 'bottom' ? BAR : 0),
  }
  return { bounds, workArea }
}

/** An icon in the panel of a display, so far along its edge. */
function anIconAt({ bounds }: PanelDisplay, edge: Edge, along: number): Rectangle {
  const across = (BAR - 24) / 2
  const isRow = edge === 'top' || edge === 'bottom'
  const x = edge === 'right' ? bounds.width - BAR + across : across
  const y = edge === 'bottom' ? bounds.height - BAR + across : across
  return {
    x: bounds.x + (isRow ? Math.round(along * (bounds.width - 24)) : x),
    y: bounds.y + (isRow ? y : Math.round(along * (bounds.height - 24))),
    width: 24,
    height: 24,
  }
}

const open = (facts: Partial<PanelSurroundings>) =>
  panelPosition({ icon: UNKNOWN, pointer: null, displays: [aDisplay(0, 0)], ...facts })

const isInside = (inner: Rectangle, outer: Rectangle) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const edge = fc.constantFrom<Edge>('top', 'bottom', 'left', 'right')

/** Displays side by side, which begin left of and above the primary one, with the sizes of several scale factors. */
const displays = fc
  .record({
    primary: fc.nat(3),
    top: fc.integer({ min: -2000, max: 500 }),
    each: fc.array(
      fc.record({
        edge,
        scale: fc.constantFrom(1, 1.25, 1.5, 2, 3),
        width: fc.constantFrom(1366, 1920, 2560, 3840),
        gap: fc.nat(100),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ primary, top, each }) => {
    let x = top
    const made = each.map(({ edge: at, scale, width: pixels, gap }, nth) => {
      const size = { width: Math.round(pixels / scale), height: Math.round((pixels * 9) / 16 / scale) }
      const display = aDisplay(x, nth === 0 ? 0 : top, at, size)
      x += size.width + gap
      return { ...display, edge: at }
    })
    const first = made[primary % made.length]!
    return [first, ...made.filter((each) => each !== first)] as [typeof first, ...(typeof first)[]]
  })

describe('the bounds of the panel', () => {
  it('are in the corner of the primary display while neither icon nor pointer is known', () => {
    const two = [aDisplay(0, 0), aDisplay(-1920, 0)] as const
    expect(open({ displays: two })).toEqual({ x: 1920 - width - 8, y: BAR + 8, width, height })
  })

  it('are at the icon, whatever the pointer does', () => {
    const two = [aDisplay(0, 0), aDisplay(1920, 0)] as const
    const icon = anIconAt(two[1], 'top', 0.5)
    expect(open({ displays: two, icon, pointer: { x: 10, y: 900 } })).toMatchObject({
      x: 1920 + 960 - width / 2,
      y: BAR + 8,
    })
  })

  it('are at the edge of the panel that the pointer has pressed', () => {
    const bottom = aDisplay(0, 0, 'bottom')
    expect(open({ displays: [bottom], pointer: { x: 1000, y: 1060 } })).toMatchObject({
      x: 1000 - width / 2,
      y: 1080 - BAR - 8 - height,
    })
  })

  it('are below a pointer that is elsewhere, and above it where there is no room', () => {
    expect(open({ pointer: { x: 700, y: 200 } })).toMatchObject({ x: 700 - width / 2, y: 208 })
    expect(open({ pointer: { x: 700, y: 900 } })).toMatchObject({ y: 900 - height - 8 })
  })

  it('are no larger than the screen has room for', () => {
    const small = aDisplay(0, 0, 'top', { width: 800, height: 480 })
    const doubled = { width: 2 * width, height: 2 * height }
    expect(panelPosition({ icon: UNKNOWN, pointer: null, displays: [small] }, doubled)).toEqual({
      x: 32,
      y: BAR + 8,
      width: 760,
      height: 480 - BAR - 16,
    })
  })

  it('are always within one work area', () => {
    const point = fc.record({
      x: fc.integer({ min: -9000, max: 9000 }),
      y: fc.integer({ min: -4000, max: 4000 }),
    })
    const size = { width: fc.nat(60), height: fc.nat(60) }
    const icon = fc.tuple(point, fc.record(size)).map(([at, of]) => ({ ...at, ...of }))
    const pointer = fc.option(point)
    fc.assert(
      fc.property(displays, icon, pointer, fc.constantFrom(1, 1.5, 2, 5), (all, at, pointed, zoom) => {
        const scaled = { width: width * zoom, height: height * zoom }
        const panel = panelPosition({ icon: at, pointer: pointed, displays: all }, scaled)
        expect(all.some(({ workArea }) => isInside(panel, workArea))).toBe(true)
        expect(Object.values(panel).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('are on the display of the icon, at its edge', () => {
    const along = fc.double({ min: 0.1, max: 0.9, noNaN: true })
    const pointer = fc.option(fc.record({ x: fc.integer(), y: fc.integer() }))
    fc.assert(
      fc.property(displays, fc.nat(), along, pointer, (all, nth, far, pointed) => {
        const display = all[nth % all.length]!
        const { workArea } = display
        const icon = anIconAt(display, display.edge, far)
        const panel = panelPosition({ icon, pointer: pointed, displays: all })
        expect(isInside(panel, workArea)).toBe(true)
        const distances: Record<Edge, number> = {
          top: panel.y - workArea.y,
          left: panel.x - workArea.x,
          bottom: workArea.y + workArea.height - panel.y - panel.height,
          right: workArea.x + workArea.width - panel.x - panel.width,
        }
        expect(distances[display.edge]).toBe(8)
      }),
    )
  })
})
