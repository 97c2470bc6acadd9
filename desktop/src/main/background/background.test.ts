import { afterEach, expect, it, vi } from 'vitest'
import { startBus, type Bus } from '../../../../e2e/sandbox/desktop/bus.ts'
import { startPortal, type PortalOptions } from '../../../../e2e/sandbox/desktop/portal.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { lazySessionBus } from '../core/session-bus.ts'
import { aState } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createBackground } from './background.ts'

let bus: Bus | undefined

afterEach(async () => {
  await bus?.stop()
  bus = undefined
})

/** A client in a sandbox, on a desktop with or without a portal. */
async function setUp(options: PortalOptions | null = {}) {
  bus = await startBus(temporaryFolder())
  process.env['DBUS_SESSION_BUS_ADDRESS'] = bus.address
  const peer = options && (await startPortal(bus, options))
  const state = aState()
  const translator = createTranslator(['en'])
  const openBus = lazySessionBus()
  const background = createBackground({ state, translator, openBus, isSandboxed: true })
  const isNow = () => state.getState().background
  if (peer) await vi.waitUntil(() => isNow() === 'supported')
  return { peer: peer!, state, translator, background, isNow }
}

it('does not connect outside of a sandbox, whose programs no desktop lists', async () => {
  const openBus = vi.fn<ReturnType<typeof lazySessionBus>>()
  const state = aState()
  const translator = createTranslator(['en'])
  const { enter } = createBackground({ state, translator, openBus, isSandboxed: false })
  expect(await enter()).toBe(false)
  expect(openBus).not.toHaveBeenCalled()
  expect(state.getState().background).toBe('unsupported')
})

it('is not possible on a desktop without the portal', async () => {
  const { background, isNow } = await setUp(null)
  await expect(background.startAtLogin(true)).rejects.toThrow(/org.freedesktop.portal.Desktop/)
  expect(await background.enter()).toBe(false)
  expect(isNow()).toBe('unsupported')
})

it('asks no more in this run once it was refused', async () => {
  const { peer, background, isNow } = await setUp({ answers: 'refuse' })
  expect(await background.enter()).toBe(false)
  expect(await background.enter()).toBe(false)
  expect(isNow()).toBe('refused')
  expect(peer.requests).toHaveLength(1)
})

it('asks once in the language of the user, and keeps the start at login as it is', async () => {
  const { peer, state, translator, background, isNow } = await setUp()
  translator.changeLanguage('pt')
  state.setState(({ settings }) => ({ settings: { ...settings, launchAtLogin: true } }))
  expect(await background.enter()).toBe(true)
  expect(await background.enter()).toBe(true)
  expect(isNow()).toBe('granted')
  expect(peer.requests).toEqual([
    {
      reason: 'O Fanfare avisa-te de novas publicações enquanto a janela está fechada.',
      autostart: true,
      commandline: ['fanfare', '--hidden'],
    },
  ])
})

it('starts at login by the portal, unless that is refused', async () => {
  const { peer, background } = await setUp()
  expect(await background.startAtLogin(true)).toBe(true)
  expect(await background.startAtLogin(false)).toBe(true)
  expect(peer.requests.map(({ autostart }) => autostart)).toEqual([true, false])
  peer.answer('refuse')
  expect(await background.startAtLogin(true)).toBe(false)
})

it('says in the list of the desktop what is new, in each language', async () => {
  const { peer, state, translator } = await setUp()
  await expect.poll(() => peer.statuses).toEqual(['Nothing new'])
  state.setState({ servers: [{ address: 'https://fanfare.example', signedIn: true, unread: 3 }] })
  state.setState({ organizationId: null })
  translator.changeLanguage('fr')
  await expect.poll(() => peer.statuses).toEqual(['Nothing new', '3 new posts', '3 nouvelles publications'])
})
