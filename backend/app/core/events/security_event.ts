import { BaseEvent } from '@adonisjs/core/events'

/** A line of the security log: ids and networks only, no names, addresses or secrets. */
export interface SecurityEntry {
  event: string
  /** The id of the user concerned, if there is one. */
  user?: string
  [detail: string]: string | null | undefined
}

/** A domain event that is also written to the security log, as described by `describe()`. */
export abstract class SecurityEvent extends BaseEvent {
  abstract describe(): SecurityEntry
}
