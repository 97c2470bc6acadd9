import { useSyncExternalStore } from 'react'
import { onTick } from '../../../../i18n/clock.ts'

const MINUTE_MS = 60_000

/** The end of this minute, in milliseconds since 1970: what has just happened is not ahead, also by the clock of a server. */
export const useNow = (): number =>
  useSyncExternalStore(onTick, () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS)
