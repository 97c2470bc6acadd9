import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { aState } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPause, pauseUntil } from './pause.ts'

const now = new Date('2026-11-21T15:30:00')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

it('lasts an hour or until midnight, or ends at once', () => {
  expect(pauseUntil('hour', now)).toBe(new Date('2026-11-21T16:30:00').getTime())
  expect(pauseUntil('today', now)).toBe(new Date('2026-11-22T00:00:00').getTime())
  expect(pauseUntil('off', now)).toBeNull()
})

it('is kept over a restart, and ends in time', () => {
  const storage = createDeviceStorage(temporaryFolder())
  createPause(aState(), storage).start('hour')
  const state = aState()
  createPause(state, storage)
  expect(state.getState().pausedUntil).toBe(pauseUntil('hour', now))
  vi.advanceTimersByTime(3_600_000)
  expect(state.getState().pausedUntil).toBeNull()
})

it.each(['{"until":"tomorrow"}', '{"until":1e300}', '{}'])('does not start with a pause of %s', (content) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'pause.json'), content)
  const state = aState()
  createPause(state, createDeviceStorage(folder))
  expect(state.getState().pausedUntil).toBeNull()
})
