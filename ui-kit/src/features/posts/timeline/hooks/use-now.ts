import { useSyncExternalStore } from 'react'
import { onTick } from '../../../../i18n/clock.ts'

const MINUTE_MS = 60_000

/** The current time, in milliseconds since 1970, to the minute. */
export const useNow = (): number =>
  useSyncExternalStore(onTick, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
