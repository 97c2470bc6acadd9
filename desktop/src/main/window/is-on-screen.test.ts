import { describe, expect, it } from 'vitest'
import { fitted, isOnScreen } from './is-on-screen.ts'

const SCREEN = { x: 0, y: 24, width: 1920, height: 1056 }

describe('a window', () => {
  const window = { x: 100, y: 100, width: 1000, height: 700 }

  it('is no larger than the screen has room for, with its title bar', () => {
    expect(fitted({ width: 1120, height: 780 }, { width: 1280, height: 769 })).toEqual({
      width: 1120,
      height: 729,
    })
    expect(fitted({ width: 1120, height: 780 }, { width: 1024, height: 900 })).toEqual({
      width: 1024,
      height: 780,
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
