import type { Point, Rectangle } from 'electron'

export const PANEL_SIZE = { width: 380, height: 560 }
const MARGIN = 8

/**
 * The position of the panel: below or above the tray icon, within the screen. In the top right corner where the system
 * does not report the position of the icon.
 */
export function panelPosition(icon: Rectangle, area: Rectangle): Point {
  const known = icon.width > 0 && icon.height > 0
  const right = area.x + area.width - PANEL_SIZE.width - MARGIN
  const bottom = area.y + area.height - PANEL_SIZE.height - MARGIN
  if (!known) return { x: right, y: area.y + MARGIN }
  const above = icon.y > area.y + area.height / 2
  const x = Math.round(icon.x + icon.width / 2 - PANEL_SIZE.width / 2)
  return {
    x: Math.min(Math.max(x, area.x + MARGIN), right),
    y: above ? bottom : area.y + MARGIN,
  }
}
