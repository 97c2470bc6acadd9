import { expect, it, vi } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { syncPortalAutostart } from './portal-autostart.ts'

function setUp(startAtLogin: (on: boolean) => Promise<boolean>) {
  const state = aState()
  const asked = vi.fn<typeof startAtLogin>(startAtLogin)
  const change = (launchAtLogin: boolean) =>
    state.setState(({ settings }) => ({ settings: { ...settings, launchAtLogin } }))
  syncPortalAutostart({ state, startAtLogin: asked, change })
  return { state, asked, change, isOn: () => state.getState().settings.launchAtLogin }
}

it.each<[string, () => Promise<boolean>]>([
  ['refuses', async () => false],
  ['does not answer', () => Promise.reject(new Error('The portal has not answered'))],
])('takes a change back that the desktop %s, says so, and asks once', async (_how, startAtLogin) => {
  const { state, asked, change, isOn } = setUp(startAtLogin)
  change(true)
  await expect.poll(isOn).toBe(false)
  expect(state.getState().autostartRefused).toBe(true)
  expect(asked.mock.calls).toEqual([[true]])
})

it('asks the desktop for each change, and for no other setting', async () => {
  const { state, asked, change } = setUp(async () => true)
  state.setState(({ settings }) => ({ settings: { ...settings, notify: false } }))
  change(true)
  change(false)
  expect(asked.mock.calls).toEqual([[true], [false]])
  await expect.poll(() => state.getState().autostartRefused).toBe(false)
})
