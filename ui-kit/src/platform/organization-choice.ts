/** Which organization this device works in, for all its windows. */
export interface OrganizationChoice {
  /** The id of the chosen one; null where nobody has chosen yet. */
  get: () => string | null
  set: (id: string) => void
  /** Says that another one was chosen, here or elsewhere. Answers how to stop listening. */
  onChange: (listener: () => void) => () => void
}
