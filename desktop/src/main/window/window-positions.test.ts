import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, isOnScreen } from './is-on-screen.ts'
import { PANEL_SIZE, panelPosition } from './panel-position.ts'

const SCREEN = { x: 0, y: 24, width: 1920, height: 1056 }
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

describe('the panel', () => {
  it('opens below a tray at the top, and above one at the bottom', () => {
    expect(panelPosition({ x: 1500, y: 0, width: 24, height: 24 }, SCREEN)).toEqual({ x: 1322, y: 32 })
    expect(panelPosition({ x: 1500, y: 1080, width: 24, height: 24 }, SCREEN).y).toBe(
      1080 - PANEL_SIZE.height - 8,
    )
  })

  it('opens in the corner where the position of the tray is unknown', () => {
    expect(panelPosition(NOWHERE, SCREEN)).toEqual({ x: 1920 - PANEL_SIZE.width - 8, y: 32 })
  })

  it('is always completely on the screen', () => {
    const item = fc.record({
      x: fc.integer({ min: -3000, max: 5000 }),
      y: fc.integer({ min: -3000, max: 5000 }),
      width: fc.integer({ min: 0, max: 60 }),
      height: fc.integer({ min: 0, max: 60 }),
    })
    fc.assert(
      fc.property(item, (tray) => {
        const { x, y } = panelPosition(tray, SCREEN)
        expect(x).toBeGreaterThanOrEqual(SCREEN.x)
        expect(y).toBeGreaterThanOrEqual(SCREEN.y)
        expect(x + PANEL_SIZE.width).toBeLessThanOrEqual(SCREEN.x + SCREEN.width)
        expect(y + PANEL_SIZE.height).toBeLessThanOrEqual(SCREEN.y + SCREEN.height)
      }),
    )
  })
})

describe('a window', () => {
  const window = { x: 100, y: 100, width: 1000, height: 700 }

  it('is no larger than the screen has room for', () => {
    expect(fitted({ width: 1120, height: 780 }, { width: 1280, height: 770 })).toEqual({
      width: 1120,
      height: 770,
    })
  })

  it('is on screen where it can be moved', () => {
    expect(isOnScreen(window, [SCREEN])).toBe(true)
    expect(isOnScreen({ ...window, x: 1700 }, [SCREEN])).toBe(true)
  })

  it.each([
    ['on a screen that is gone', { ...window, x: 2500 }],
    ['with its bar above the screen', { ...window, y: -300 }],
    ['by a sliver only', { ...window, x: 1890 }],
  ])('is not on screen %s', (_where, place) => {
    expect(isOnScreen(place, [SCREEN])).toBe(false)
  })
})
