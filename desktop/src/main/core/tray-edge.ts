import type { TrayEdge } from '../../shared/desktop-state.ts'

/** Linux desktops that come with their panel at the bottom. */
const BOTTOM = new Set(['KDE', 'LXQt', 'LXDE', 'X-Cinnamon', 'Deepin', 'DDE', 'Budgie'])

/** The edge of the screen at which this desktop shows tray icons unless its user has moved them. */
export function trayEdge(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): TrayEdge {
  if (platform !== 'linux') return platform === 'win32' ? 'bottom' : 'top'
  const names = (env['XDG_CURRENT_DESKTOP'] ?? '').split(':')
  return names.some((name) => BOTTOM.has(name)) ? 'bottom' : 'top'
}
