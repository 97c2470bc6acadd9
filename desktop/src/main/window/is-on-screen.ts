import type { Rectangle, Size } from 'electron'

/** Whether enough of a window is visible on a screen to drag it. */
export function isOnScreen(window: Rectangle, screens: readonly Rectangle[]): boolean {
  return screens.some((area) => {
    const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x)
    const height = Math.min(window.y + window.height, area.y + area.height) - Math.max(window.y, area.y)
    return width >= 120 && height >= 60 && window.y >= area.y - 10
  })
}

/** Room for the title bar: on X11 the size of a window is that of its content. */
const TITLE_BAR = 40

/** Limits a size to that of a screen, with its title bar. */
export function fitted(size: Size, area: Size): Size {
  return { width: Math.min(size.width, area.width), height: Math.min(size.height, area.height - TITLE_BAR) }
}
