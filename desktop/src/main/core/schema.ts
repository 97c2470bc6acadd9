import * as v from 'valibot'
import { PAGE_SIZE_MAX } from '@fanfare/contract/rules/limits.ts'

/** Longer than any text of the contract. */
const TEXT_MAX = 20_000

export const text = v.pipe(v.string(), v.maxLength(TEXT_MAX))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A moment that can be shown: a page cannot format an invalid date. */
export const instant = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
)

/** A page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(PAGE_SIZE_MAX))

/**
 * Ties a schema to a type of the contract. The compiler refuses one that accepts less or more, or that lacks a field:
 * `schemaOf<Offer>()(v.object({ … }))`.
 */
export const schemaOf =
  <Type>() =>
  <Schema extends v.GenericSchema<unknown, Type>>(
    schema: Schema & ([Type] extends [v.InferOutput<Schema>] ? unknown : never),
  ): Schema =>
    schema
