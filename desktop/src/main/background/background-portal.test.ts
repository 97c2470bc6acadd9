import { afterEach, expect, it } from 'vitest'
import { startBus, type Bus } from '../../../../e2e/sandbox/desktop/bus.ts'
import { startPortal, type PortalOptions } from '../../../../e2e/sandbox/desktop/portal.ts'
import { lazySessionBus } from '../core/session-bus.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findBackgroundPortal } from './background-portal.ts'

const REASON = 'Fanfare tells you of new posts.'
let bus: Bus | undefined

afterEach(async () => {
  await bus?.stop()
  bus = undefined
})

async function connect() {
  bus = await startBus(temporaryFolder())
  process.env['DBUS_SESSION_BUS_ADDRESS'] = bus.address
  return { desktop: bus, client: await lazySessionBus()() }
}

async function setUp(options: PortalOptions = {}, timeout = 2_000) {
  const { desktop, client } = await connect()
  const peer = await startPortal(desktop, options)
  return { peer, portal: await findBackgroundPortal(client, timeout) }
}

it('is missing where no program has its name', async () => {
  const { client } = await connect()
  await expect(findBackgroundPortal(client)).rejects.toThrow(/org.freedesktop.portal.Desktop/)
})

it('says that the user has refused', async () => {
  const { portal } = await setUp({ answers: 'refuse' })
  expect(await portal.request(REASON, false)).toBeNull()
})

it('gives up a request without an answer, and says so to the portal', async () => {
  const { peer, portal } = await setUp({ answers: 'never' }, 200)
  await expect(portal.request(REASON, false)).rejects.toThrow('The portal has not answered')
  await expect.poll(() => peer.closed).toHaveLength(1)
})

it.each<[string, PortalOptions]>([
  ['answers later', {}],
  ['answers before the call returns', { answers: 'early' }],
  ['names the request itself', { ownHandles: true }],
])('is allowed to run without a window by a portal that %s', async (_how, options) => {
  const { peer, portal } = await setUp(options)
  expect(await portal.request(REASON, true)).toEqual({ background: true, autostart: true })
  expect(peer.requests).toEqual([{ reason: REASON, autostart: true, commandline: ['fanfare', '--hidden'] }])
})

it('sends no status to a portal that knows none', async () => {
  const { peer, portal } = await setUp({ version: 1 })
  portal.setStatus('3 new posts')
  await portal.request(REASON, false)
  expect(peer.statuses).toEqual([])
})

it('shortens a status that is too long', async () => {
  const { peer, portal } = await setUp()
  portal.setStatus('3 new posts')
  portal.setStatus('x'.repeat(200))
  await expect.poll(() => peer.statuses).toEqual(['3 new posts', 'x'.repeat(96)])
})
