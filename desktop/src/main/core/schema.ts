import * as v from 'valibot'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'

/** Longer than any text of the contract. */
const TEXT_MAX = 20_000

export const text = v.pipe(v.string(), v.maxLength(TEXT_MAX))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A valid date: a page cannot format an invalid one. */
export const instant = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
)

/** Called with each unreadable entry, and the kind of its list. */
export type OnSkipped = (kind: string, entry: unknown) => void

export interface PageOptions {
  /** The name of an entry in the log. */
  kind: string
  onSkipped?: OnSkipped
  /** Refuses a page without any readable entry: it would look like an empty one. */
  needsOne?: boolean
}

/** A page of a list. Each entry is parsed by itself: an unreadable one is left out, and loses no other. */
export const pageOf = <Item extends v.GenericSchema>(
  item: Item,
  { kind, onSkipped, needsOne = false }: PageOptions,
) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(PAGE_SIZE_MAX),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const items = dataset.value.flatMap((entry): v.InferOutput<Item>[] => {
        const { success, output } = v.safeParse(item, entry)
        if (!success) onSkipped?.(kind, entry)
        return success ? [output] : []
      })
      if (items.length > 0 || dataset.value.length === 0 || !needsOne) return items
      addIssue()
      return NEVER
    }),
  )

/** An object of values by name. Unreadable values are left out. */
export const recordOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (all) =>
        Object.fromEntries(
          Object.entries(all).flatMap(([name, each]) => {
            const { success, output } = v.safeParse(value, each)
            return success ? [[name, output]] : []
          }),
        ) as Record<string, v.InferOutput<Value>>,
    ),
  )

/**
 * Ties a schema to a type of the contract. The compiler refuses a schema that accepts less or more, or lacks a field:
 * `schemaOf<Offer>()(v.object({ … }))`.
 */
export const schemaOf =
  <Type>() =>
  <Schema extends v.GenericSchema<unknown, Type>>(
    schema: Schema & ([Type] extends [v.InferOutput<Schema>] ? unknown : never),
  ): Schema =>
    schema
