import * as v from 'valibot'
import type { DeviceStorage } from '../core/device-storage.ts'
import { count } from '../core/schema.ts'
import { totalUnread, type State } from '../core/state.ts'
import { silentUntil } from './silence.ts'

export interface MissedOptions {
  state: State
  storage: DeviceStorage
  /** Called with the number of missed notifications, once notifications may be shown again. */
  onEnd: (count: number) => void
  now?: () => Date
}

/** Counts the notifications during a pause and while the user wants quiet, across restarts. */
export function countMissed({ state, storage, onEnd, now = () => new Date() }: MissedOptions): {
  add: (count: number) => void
} {
  const file = storage.file('missed.json', (content) => v.parse(count, content), 0)
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    const missed = file.read()
    if (missed === 0 || state.getState().sessionHandle === null) return
    const until = silentUntil(state.getState(), now())
    if (until !== null) {
      timer = setTimeout(check, until - now().getTime())
      return
    }
    file.write(0)
    onEnd(missed)
  }
  state.subscribe((current, before) => {
    const signedOut = current.sessionHandle === null && before.sessionHandle !== null
    const readElsewhere = totalUnread(current) === 0 && totalUnread(before) > 0
    if (signedOut || readElsewhere) file.write(0)
    // Any change, because no timer runs while the computer sleeps.
    check()
  })
  return {
    add: (more) => {
      file.write(file.read() + more)
      check()
    },
  }
}
