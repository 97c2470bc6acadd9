import * as v from 'valibot'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { OwnRhythm, RhythmRequest } from '@fanfare/contract/notifications/data/rhythm.ts'
import type { Hours, Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { ignoring } from '@fanfare/ui-kit/client/api-error.ts'
import type { Settings } from '../../shared/settings.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { refreshTask } from '../core/refresh-task.ts'
import { count, recordOf, schemaOf, text } from '../core/schema.ts'
import type { State } from '../core/state.ts'

const PATH = '/notifications/rhythm'
/** Milliseconds in which events are gathered into one request. */
const DELAY = 150
/** A rhythm without a day that is not off never ends to be quiet; servers refuse it. */
const DAYS_OFF_MAX = 6

const hours = v.nullable(v.object({ from: text, to: text }))
const timeZone = v.pipe(text, v.check(isKnownZone))
const rhythm = {
  timeZone,
  activeHours: hours,
  quietHours: hours,
  daysOff: v.pipe(v.array(count), v.maxLength(DAYS_OFF_MAX)),
  postsPerDay: v.nullable(count),
}
const saved = recordOf(schemaOf<Rhythm>()(v.object(rhythm)))
const ownRhythm = schemaOf<OwnRhythm>()(v.object({ ...rhythm, isChosen: v.boolean() }))

export interface RhythmsOptions {
  state: State
  storage: DeviceStorage
  /** Called once a server has answered, and the account has the quiet hours of an earlier version or needs none. */
  onEarlierHoursMoved: () => void
  /** Called with every failed request, which is retried until one succeeds. */
  onFailure?: (error: unknown) => void
}

/** What keeps the rhythm of one session up to date. */
export interface RhythmFollower {
  /** Fetches the rhythm. */
  check: () => void
  onEvent: (event: StreamEvent) => void
  /** Ignores responses from now on. */
  stop: () => void
  /** The next user must not inherit it. */
  forget: () => void
}

/** The rhythm of the user at each server, which notifications follow; the last known one while a server is offline. */
export function createRhythms({ state, storage, onEarlierHoursMoved, onFailure }: RhythmsOptions) {
  const file = storage.file('rhythms.json', (content) => v.parse(saved, content), {})
  const keep = (rhythms: Record<string, Rhythm>) => {
    file.write(rhythms)
    state.setState({ rhythms })
  }
  state.setState({ rhythms: file.read() })

  /** Follows the rhythm at a server for the length of a session. */
  const follow = (address: string, api: Pick<CheckedClient, 'get' | 'put'>): RhythmFollower => {
    let stopped = false
    const refresh = async () => {
      const { isChosen: _, ...own } = await withEarlierHours(await api.get(PATH, ownRhythm), api)
      if (!stopped) keep({ ...file.read(), [address]: own })
    }
    // An older server has no rhythms.
    const check = refreshTask(() => refresh().catch(ignoring('NOT_FOUND')), { delay: DELAY, onFailure })
    return {
      check,
      onEvent: ({ type }) => {
        if (type === 'rhythm.changed' || type === 'resync') check()
      },
      stop: () => void (stopped = true),
      forget: () => {
        stopped = true
        const { [address]: _, ...others } = file.read()
        keep(others)
      },
    }
  }

  /** Hands the quiet hours that an earlier version had of this computer over to the account, unless it has some. */
  const withEarlierHours = async (own: OwnRhythm, api: Pick<CheckedClient, 'put'>): Promise<OwnRhythm> => {
    const earlier = earlierHours(state.getState().settings)
    const moved = earlier !== null && own.quietHours === null ? withHours(own, earlier) : own
    if (moved !== own) {
      const { isChosen: _, ...request } = moved
      await api.put(PATH, request satisfies RhythmRequest)
    }
    if (state.getState().settings.quietHours !== null) onEarlierHoursMoved()
    return moved
  }
  return { follow }
}

function earlierHours({ quietHours }: Settings): Hours | null {
  if (quietHours === null || quietHours.days.length === 0 || quietHours.from === quietHours.to) return null
  return { from: quietHours.from, to: quietHours.to }
}

function withHours(own: OwnRhythm, quietHours: Hours): OwnRhythm {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...own, quietHours, timeZone: own.isChosen ? own.timeZone : here, isChosen: true }
}

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
