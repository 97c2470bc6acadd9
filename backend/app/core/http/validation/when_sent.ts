import type { FieldContext } from '@vinejs/vine/types'

/** For `requiredWhen` on an optional field: it may be absent, but neither null nor empty. */
export const whenSent = ({ name, parent }: FieldContext): boolean => name in parent
