/** What makes a new organization useful, beside creating it. */
export interface FirstSteps {
  /** The newest post; null before the first. */
  postId: string | null
  /** One of its newest posts has `FIRST_STEPS_SUGGESTIONS` suggestions. */
  suggestionsAdded: boolean
  /** Somebody else is a member, or invited. */
  colleagueInvited: boolean
}

/** Null when the member has dismissed them, or all of them are done. */
export interface FirstStepsAnswer {
  firstSteps: FirstSteps | null
}
