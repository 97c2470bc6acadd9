import type { Point, Rectangle } from 'electron'

export const PANEL_SIZE = { width: 380, height: 560 }
const MARGIN = 8

/**
 * Where the panel stands: below or above the tray item it belongs to, inside of the screen. Where the system
 * does not say where its tray is, in the corner where trays usually are.
 */
export function panelPlace(item: Rectangle, area: Rectangle): Point {
  const known = item.width > 0 && item.height > 0
  const right = area.x + area.width - PANEL_SIZE.width - MARGIN
  const bottom = area.y + area.height - PANEL_SIZE.height - MARGIN
  if (!known) return { x: right, y: area.y + MARGIN }
  const above = item.y > area.y + area.height / 2
  const x = Math.round(item.x + item.width / 2 - PANEL_SIZE.width / 2)
  return {
    x: Math.min(Math.max(x, area.x + MARGIN), right),
    y: above ? bottom : area.y + MARGIN,
  }
}
