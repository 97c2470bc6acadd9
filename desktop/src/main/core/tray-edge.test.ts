import { expect, it } from 'vitest'
import { trayEdge } from './tray-edge.ts'

it.each([
  ['win32', undefined, 'bottom'],
  ['darwin', undefined, 'top'],
  ['linux', undefined, 'top'],
  ['linux', 'ubuntu:GNOME', 'top'],
  ['linux', 'XFCE', 'top'],
  ['linux', 'KDE', 'bottom'],
  ['linux', 'X-Cinnamon', 'bottom'],
] as const)('on %s with the desktop %s the icon is at the %s', (platform, desktop, edge) => {
  expect(trayEdge(platform, { XDG_CURRENT_DESKTOP: desktop })).toBe(edge)
})
