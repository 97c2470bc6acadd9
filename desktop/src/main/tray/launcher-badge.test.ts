import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionBus } from '../core/session-bus.ts'
import { createLauncherBadge } from './launcher-badge.ts'

const electron = vi.hoisted(() => ({ counts: [] as number[], shows: false }))

vi.mock('electron', () => ({
  app: {
    setBadgeCount: (count: number) => {
      electron.counts.push(count)
      return electron.shows
    },
  },
}))

const { platform } = process
const runOn = (name: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: name })

beforeEach(() => {
  electron.counts = []
  electron.shows = false
  runOn('linux')
})
afterEach(() => runOn(platform))

function setUp() {
  const sent: unknown[] = []
  const docks: ((isOwned: boolean) => void)[] = []
  const bus: Partial<SessionBus> = {
    typed: (_signature, value) => value,
    signal: (_from, _member, _signature, body) => void sent.push(body),
    watchName: async (_name, onChange) => void docks.push(onChange),
  }
  const openBus = vi.fn<() => Promise<SessionBus>>(async () => bus as SessionBus)
  return {
    badge: createLauncherBadge(openBus),
    openBus,
    sent,
    dockStarts: () => docks.forEach((onChange) => onChange(true)),
  }
}

const update = (count: number) => ['application://fanfare.desktop', { count, 'count-visible': count > 0 }]

it('sends nothing where Electron shows the badge, nor on other systems', async () => {
  electron.shows = true
  const { badge, openBus } = setUp()
  badge(2)
  electron.shows = false
  runOn('win32')
  badge(3)
  expect(electron.counts).toEqual([2, 3])
  expect(openBus).not.toHaveBeenCalled()
})

it('does not connect before there is anything to show', () => {
  const { badge, openBus } = setUp()
  badge(0)
  expect(openBus).not.toHaveBeenCalled()
})

it('sends each new number, and hides the badge at zero', async () => {
  const { badge, sent } = setUp()
  badge(2)
  await expect.poll(() => sent).toEqual([update(2)])
  badge(2)
  badge(0)
  await expect.poll(() => sent).toEqual([update(2), update(0)])
})

it('sends the number again to a dock that starts later', async () => {
  const { badge, sent, dockStarts } = setUp()
  badge(5)
  await expect.poll(() => sent).toHaveLength(1)
  dockStarts()
  expect(sent).toEqual([update(5), update(5)])
})
