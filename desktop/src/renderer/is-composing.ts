/** The `keyCode` of a key that an input method handles; on Linux it may come without `isComposing`. */
const HANDLED_BY_INPUT_METHOD = 229

/** Whether a key belongs to an input method, such as the Enter that accepts Japanese characters. */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composes || keyCode === HANDLED_BY_INPUT_METHOD
}
