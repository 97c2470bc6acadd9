export const COMPOSER_FIELD_ID = 'new-suggestion'
export const COMPOSER_BUTTON_ID = 'suggest-comment'

/** Moves the focus to the field for a new suggestion, which opens if it is folded. */
export function focusComposer(): void {
  const field = document.getElementById(COMPOSER_FIELD_ID)
  if (field) field.focus()
  else document.getElementById(COMPOSER_BUTTON_ID)?.click()
}
