/** The body of skipping a post. */
export interface SkipRequest {
  /** When the post is shown again, at most `SNOOZE_DAYS_MAX` from now; not by itself if absent or null. */
  until?: string | null
}

/** That a member does not want to be shown a post, in the lists of what to copy. */
export interface Skip {
  /** Null when it is not shown again by itself. */
  until: string | null
}
