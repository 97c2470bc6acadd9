import { BaseEvent } from '@adonisjs/core/events'

/** A line of the security log: ids and networks only, no names, addresses or secrets. */
export interface SecurityEntry {
  event: string
  /** The id of the user it is about, if it is about one. */
  user?: string
  [detail: string]: string | null | undefined
}

/** A domain event that also goes to the security log, as `describe()` puts it. */
export abstract class SecurityEvent extends BaseEvent {
  abstract describe(): SecurityEntry
}
