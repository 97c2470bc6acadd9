import type { TrayEdge } from '../../shared/desktop-state.ts'

/** Linux desktops that come with their panel at the bottom. */
const BOTTOM = new Set(['KDE', 'LXQt', 'LXDE', 'X-Cinnamon', 'Deepin', 'DDE', 'Budgie'])

interface Area {
  y: number
  height: number
}

/** A screen, and the part of it that windows may cover. */
export interface ScreenAreas {
  bounds: Area
  workArea: Area
}

/**
 * The edge of the screen at which this desktop shows tray icons: that of its only panel, if the screen tells, or where the
 * desktop has it unless its user has moved it.
 */
export function trayEdge(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, screen?: ScreenAreas): TrayEdge {
  const panel = screen && panelEdge(screen)
  if (panel) return panel
  if (platform !== 'linux') return platform === 'win32' ? 'bottom' : 'top'
  const names = (env['XDG_CURRENT_DESKTOP'] ?? '').split(':')
  return names.some((name) => BOTTOM.has(name)) ? 'bottom' : 'top'
}

/** The edge that windows may not cover, if there is one of the two. */
function panelEdge({ bounds, workArea }: ScreenAreas): TrayEdge | null {
  const top = workArea.y > bounds.y
  const bottom = workArea.y + workArea.height < bounds.y + bounds.height
  if (top === bottom) return null
  return top ? 'top' : 'bottom'
}
