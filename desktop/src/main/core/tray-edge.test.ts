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

const screen = (y: number, height: number) => ({ bounds: { y: 0, height: 1_000 }, workArea: { y, height } })

it.each([
  ['the only panel at the top', 'KDE', screen(30, 970), 'top'],
  ['the only panel at the bottom', 'XFCE', screen(0, 970), 'bottom'],
  ['its own panel of two', 'KDE', screen(30, 940), 'bottom'],
  ['its own panel of none that the screen tells of', 'KDE', screen(0, 1_000), 'bottom'],
] as const)('the icon is at %s', (_which, desktop, areas, edge) => {
  expect(trayEdge('linux', { XDG_CURRENT_DESKTOP: desktop }, areas)).toBe(edge)
})
