import type { ConstructableSchema, FieldContext } from '@vinejs/vine/types'

type Field<Value> = ConstructableSchema<unknown, Value, unknown> &
  (undefined extends Value ? { isOptional: boolean } : unknown)

/**
 * The fields of a validator for a request of the contract:
 *
 *     vine.create({ email: …, password: … } satisfies RequestFields<SignInRequest>)
 *
 * The compiler refuses a field that is missing, unknown, of another type, or required where the client may omit it.
 */
export type RequestFields<Request> = { [Name in keyof Request]-?: Field<Request[Name]> }

/** For `requiredWhen` on an optional field: it may be absent, but neither null nor empty. */
export const whenSent = ({ name, parent }: FieldContext): boolean => name in parent
