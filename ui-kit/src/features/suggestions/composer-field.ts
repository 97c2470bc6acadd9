/** The id of the field in which a suggestion is written. */
export const COMPOSER_FIELD = 'new-suggestion'

/** Brings somebody to where a suggestion is written. */
export function startWriting(): void {
  document.getElementById(COMPOSER_FIELD)?.focus()
}
