import { expect, it } from 'vitest'
import { refusedStart, type StartConditions } from './refused-start.ts'

const refused = (conditions: Partial<StartConditions>) =>
  refusedStart({
    packaged: true,
    isAppImage: false,
    platform: 'linux',
    env: { DISPLAY: ':0' },
    hasSwitch: () => false,
    ...conditions,
  })

const hasSwitch = (name: string) => name.startsWith('inspect')

it('starts on a desktop', () => {
  expect(refused({})).toBeNull()
  expect(refused({ env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeNull()
  expect(refused({ platform: 'win32', env: {} })).toBeNull()
})

it('names every switch and variable it does not start with', () => {
  const env = { DISPLAY: ':0', ELECTRON_DISABLE_SANDBOX: '' }
  expect(refused({ env, hasSwitch })).toBe(
    'Fanfare does not start with --inspect, --inspect-brk, --inspect-port, ELECTRON_DISABLE_SANDBOX',
  )
  expect(refused({ env, hasSwitch, packaged: false })).toBeNull()
})

it.each(['no-sandbox', 'proxy-server', 'host-resolver-rules'])('does not start with --%s', (given) => {
  const sentence = `Fanfare does not start with --${given}`
  expect(refused({ hasSwitch: (name) => name === given })).toBe(sentence)
})

it('starts without a sandbox as an AppImage, whose program asks for it where the system has none', () => {
  expect(refused({ isAppImage: true, hasSwitch: (name) => name === 'no-sandbox' })).toBeNull()
})

it('does not start without a desktop', () => {
  expect(refused({ env: {} })).toBe('Fanfare needs a desktop: neither DISPLAY nor WAYLAND_DISPLAY is set')
})
