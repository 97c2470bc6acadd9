import { EventEmitter } from 'node:events'
import type { AppUpdater } from 'electron-updater'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { aState } from '../testing/fixtures.ts'
import { createUpdates } from './updates.ts'

const DAY_MS = 24 * 3_600_000

class FakeUpdater extends EventEmitter {
  channel: string | null = null
  allowDowngrade = true
  checked: (string | null)[] = []
  failure: Error | null = null

  async checkForUpdates() {
    this.checked.push(this.channel)
    if (this.failure) throw this.failure
  }
}

function setUp(settings = {}) {
  const state = aState({ settings: { ...DEFAULT_SETTINGS, ...settings } })
  const updater = new FakeUpdater()
  const updates = createUpdates({
    state,
    supported: true,
    load: async () => updater as unknown as AppUpdater,
    onRestart: () => undefined,
  })
  const change = (changes: object) =>
    state.setState(({ settings: before }) => ({ settings: { ...before, ...changes } }))
  return { state, updater, change, ...updates }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('never asks when the person does not want it', async () => {
  const { updater } = setUp({ checkForUpdates: false })
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  expect(updater.checked).toEqual([])
})

it('asks soon after the start, and once a day', async () => {
  const { updater } = setUp()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(updater.checked).toEqual(['latest'])
  updater.emit('update-not-available')
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(updater.checked).toEqual(['latest', 'latest'])
})

it('asks for early versions when the person chooses them, and never goes back to an older one', async () => {
  const { updater, change } = setUp()
  change({ earlyVersions: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(updater.checked).toEqual(['beta'])
  change({ earlyVersions: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(updater.checked).toEqual(['beta', 'latest'])
  expect(updater.allowDowngrade).toBe(false)
})

it('says that a check has failed', async () => {
  const { updater, state, check } = setUp()
  updater.failure = new Error('no answer')
  await check()
  expect(state.getState().update).toEqual({ step: 'failed' })
})
