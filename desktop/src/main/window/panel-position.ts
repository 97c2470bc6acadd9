import type { Display, Point, Rectangle, Size } from 'electron'

export const PANEL_SIZE = { width: 380, height: 560 }
const MARGIN = 8

/** The parts of a display that matter, in device-independent pixels, which are the same at every scale factor. */
export type PanelDisplay = Pick<Display, 'bounds' | 'workArea'>

export interface PanelSurroundings {
  /** The tray icon; without a size where the system does not report it. */
  icon: Rectangle
  /** Null where the system does not report it. */
  pointer: Point | null
  /** The primary display first. */
  displays: readonly [PanelDisplay, ...PanelDisplay[]]
}

/**
 * The bounds of the panel: at the edge of the display where the tray icon is, centered on it. Without an icon the pointer
 * takes its place, because it has just pressed the icon; when it is elsewhere, the panel opens below it, or above it.
 * Always within the work area.
 */
export function panelPosition(
  { icon, pointer, displays }: PanelSurroundings,
  size: Size = PANEL_SIZE,
): Rectangle {
  const isKnown = icon.width > 0 && icon.height > 0
  const target = isKnown ? centerOf(icon) : pointer
  if (target === null) return inTopRightCorner(displays[0].workArea, size)
  const { workArea } = nearestTo(target, displays)
  const fitting = fittingSize(size, workArea)
  const place =
    isKnown || !contains(workArea, target)
      ? atEdge(target, workArea, fitting)
      : belowOrAbove(target, workArea, fitting)
  return within(workArea, place, fitting)
}

function inTopRightCorner(area: Rectangle, size: Size): Rectangle {
  return within(area, { x: area.x + area.width, y: area.y }, fittingSize(size, area))
}

/** Centered on the target, along the edge it is nearest to. */
function atEdge(target: Point, area: Rectangle, { width, height }: Size): Point {
  const distances = {
    top: target.y - area.y,
    bottom: area.y + area.height - target.y,
    left: target.x - area.x,
    right: area.x + area.width - target.x,
  }
  const nearest = Math.min(...Object.values(distances))
  const x = target.x - width / 2
  const y = target.y - height / 2
  if (nearest === distances.top) return { x, y: area.y }
  if (nearest === distances.bottom) return { x, y: area.y + area.height }
  return { x: nearest === distances.left ? area.x : area.x + area.width, y }
}

function belowOrAbove({ x, y }: Point, area: Rectangle, { width, height }: Size): Point {
  const fitsBelow = y + height + 2 * MARGIN <= area.y + area.height
  return { x: x - width / 2, y: fitsBelow ? y + MARGIN : y - height - MARGIN }
}

/** Moves a place into the area, with a margin. */
function within(area: Rectangle, place: Point, { width, height }: Size): Rectangle {
  return {
    x: clamp(Math.round(place.x), area.x + MARGIN, area.x + area.width - width - MARGIN),
    y: clamp(Math.round(place.y), area.y + MARGIN, area.y + area.height - height - MARGIN),
    width,
    height,
  }
}

const fittingSize = ({ width, height }: Size, area: Rectangle): Size => ({
  width: Math.min(Math.round(width), area.width - 2 * MARGIN),
  height: Math.min(Math.round(height), area.height - 2 * MARGIN),
})

function nearestTo(target: Point, displays: PanelSurroundings['displays']): PanelDisplay {
  const distance = ({ bounds }: PanelDisplay) =>
    Math.hypot(
      target.x - clamp(target.x, bounds.x, bounds.x + bounds.width - 1),
      target.y - clamp(target.y, bounds.y, bounds.y + bounds.height - 1),
    )
  return displays.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest))
}

const contains = ({ x, y, width, height }: Rectangle, point: Point) =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height

const centerOf = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 })

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
