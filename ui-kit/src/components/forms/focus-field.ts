import { get, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/**
 * Focuses a field at once, and returns it. The form's own `setFocus` waits for a timer: on a busy machine it takes the
 * focus from a field in which the user is typing already.
 */
export function focusField<Values extends FieldValues>(
  { _fields: fields }: Control<Values>,
  name: FieldPath<Values>,
): HTMLInputElement | undefined {
  const input = get(fields, `${name}._f.ref`) as HTMLInputElement | undefined
  input?.focus()
  return input
}
