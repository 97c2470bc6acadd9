import type { FieldContext } from '@vinejs/vine/types'

/** For `requiredWhen` on an optional field: it may be absent, but not sent as null or nothing. */
export const whenSent = ({ name, data }: FieldContext): boolean => name in data
