import { use, useSyncExternalStore } from 'react'
import { ServedViewContext } from '../platform/session/served-view.ts'
import { SERVER_TIME_ZONE } from './dates.ts'

/** The time zone of dates: the one of the device, or undefined, which is the same. Pages for visitors are rendered in UTC. */
export function useTimeZone(): string | undefined {
  const served = use(ServedViewContext)?.timeZone
  return useSyncExternalStore(
    subscribe,
    () => served,
    () => served ?? SERVER_TIME_ZONE,
  )
}

const subscribe = () => () => undefined
