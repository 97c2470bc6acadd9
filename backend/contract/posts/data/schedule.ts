/** When a post starts and ends. */
export interface ScheduleRequest {
  /** An IANA name, in which `start` and `end` are. */
  timeZone: string
  /**
   * A date and time without a zone, `YYYY-MM-DDTHH:MM`; at once if absent or null. A time that the change to daylight
   * saving time skips is as much later, and of one that occurs twice, the first is meant.
   */
  start?: string | null
  /** When the post ends, in the same form; not together with `windowHours`. */
  end?: string | null
  /**
   * For how many hours the post asks for comments once it has started and is approved; null without an end. Absent, the
   * default of the organization.
   */
  windowHours?: number | null
}

/** When a post that has started ends, or ends again. */
export interface EndRequest {
  /** In how many hours from now: 0 ends it, null means never. */
  hours?: number | null
  /** At a date and time without a zone, `YYYY-MM-DDTHH:MM`, instead. */
  end?: string | null
  /** An IANA name, needed with `end`. */
  timeZone?: string
}
