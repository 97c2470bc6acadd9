/** The steps after the creation of an organization that make it useful. */
export interface FirstSteps {
  /** The newest post; null before the first. */
  postId: string | null
  /** Whether one of its newest posts has `FIRST_STEPS_SUGGESTIONS` suggestions. */
  suggestionsAdded: boolean
  /** Whether there is another member, or an invitation. */
  colleagueInvited: boolean
}

/** Null when the member has dismissed them, or all of them are done. */
export interface FirstStepsAnswer {
  firstSteps: FirstSteps | null
}
