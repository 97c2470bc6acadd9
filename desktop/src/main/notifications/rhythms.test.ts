import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OwnRhythm } from '@fanfare/contract/notifications/data/rhythm.ts'
import { DEFAULT_RHYTHM } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { ALL_DAYS, DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { aState } from '../testing/fixtures.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createRhythms } from './rhythms.ts'

const SERVER = 'https://fanfare.example'
const FIND = 'GET /notifications/rhythm'
const SAVE = 'PUT /notifications/rhythm'
const AT_NIGHT = { from: '22:00', to: '07:00' }
const NONE: OwnRhythm = { ...DEFAULT_RHYTHM, isChosen: false }
const QUIET = { ...DEFAULT_RHYTHM, timeZone: 'Europe/Lisbon', quietHours: AT_NIGHT }

function setUp(answer: unknown, earlier: Settings['quietHours'] = null, folder = temporaryFolder()) {
  const storage = createDeviceStorage(folder)
  const state = aState({ settings: { ...DEFAULT_SETTINGS, quietHours: earlier } })
  const server = fakeServer({ [FIND]: () => answer, [SAVE]: {} })
  const put = vi.spyOn(server, 'put')
  const failures: unknown[] = []
  const rhythms = createRhythms({
    state,
    storage,
    onEarlierHoursMoved: () =>
      state.setState(({ settings }) => ({ settings: { ...settings, quietHours: null } })),
    onFailure: (error) => void failures.push(error),
  })
  const follower = rhythms.follow(SERVER, server)
  const check = async () => {
    follower.check()
    await vi.advanceTimersByTimeAsync(200)
  }
  const known = () => state.getState().rhythms
  const earlierHours = () => state.getState().settings.quietHours
  return { server, put, earlierHours, folder, follower, check, known, failures }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['an unknown time zone', { ...NONE, timeZone: 'Atlantis/Capital' }],
  ['seven days off', { ...NONE, daysOff: ALL_DAYS }],
  ['no rhythm', 'Welcome'],
])('keeps the last known rhythm when a server answers %s', async (_what, answer) => {
  const { server, check, known, failures } = setUp({ ...QUIET, isChosen: true })
  await check()
  server.answers[FIND] = answer
  await check()
  expect(known()).toEqual({ [SERVER]: QUIET })
  expect(failures).not.toEqual([])
})

it('knows no rhythm at an older server, and asks once', async () => {
  const { server, check, known, failures } = setUp(undefined)
  await check()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([known(), failures, server.requests]).toEqual([{}, [], [FIND]])
})

it('is known at the next start, before a server answers', async () => {
  const { check, folder } = setUp({ ...QUIET, isChosen: true })
  await check()
  expect(setUp(undefined, null, folder).known()).toEqual({ [SERVER]: QUIET })
})

it('is fetched again when it was changed, and after missed events', async () => {
  const { server, follower } = setUp(NONE)
  for (const type of ['rhythm.changed', 'resync', 'moderation.changed'] as const) {
    follower.onEvent({ type })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(server.requests).toEqual([FIND, FIND])
})

it('is forgotten with the session', async () => {
  const { check, known, follower, folder } = setUp({ ...QUIET, isChosen: true })
  await check()
  follower.forget()
  expect(known()).toEqual({})
  expect(setUp(undefined, null, folder).known()).toEqual({})
})

it('gets the quiet hours of an earlier version, once', async () => {
  const { put, check, known, earlierHours } = setUp(NONE, { ...AT_NIGHT, days: ALL_DAYS })
  await check()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moved = { ...DEFAULT_RHYTHM, timeZone, quietHours: AT_NIGHT }
  expect(put.mock.calls).toEqual([['/notifications/rhythm', moved]])
  expect(known()).toEqual({ [SERVER]: moved })
  expect(earlierHours()).toBeNull()
  await check()
  expect(put).toHaveBeenCalledTimes(1)
})

it.each([
  ['the account has some', { ...QUIET, isChosen: true }, { from: '20:00', to: '08:00', days: ALL_DAYS }],
  ['they began on no day', NONE, { ...AT_NIGHT, days: [] }],
])('drops the quiet hours of an earlier version when %s', async (_when, own, earlier) => {
  const { put, check, earlierHours } = setUp(own, earlier)
  await check()
  expect(put).not.toHaveBeenCalled()
  expect(earlierHours()).toBeNull()
})

it('keeps the quiet hours of an earlier version until a server has taken them', async () => {
  const { server, put, check, earlierHours } = setUp(NONE, { ...AT_NIGHT, days: ALL_DAYS })
  put.mockRejectedValueOnce(new Error('offline'))
  await check()
  expect(earlierHours()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(earlierHours()).toBeNull()
  expect(server.requests.at(-1)).toBe(SAVE)
})
