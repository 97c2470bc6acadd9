import * as v from 'valibot'

/** How a suggestion is copied. */
export const copyChoice = v.strictObject({
  /** Whether the post opens in the browser afterwards. */
  opensPost: v.boolean(),
  /** The edited copy, if the user has edited the text; `acceptSimilar` after they have seen the similar one. */
  edited: v.nullable(
    v.strictObject({
      content: v.pipe(v.string(), v.maxLength(20_000)),
      acceptSimilar: v.boolean(),
    }),
  ),
})

export type CopyChoice = v.InferOutput<typeof copyChoice>

/** The suggestion as it is, and its post. */
export const COPY_AND_OPEN: CopyChoice = { opensPost: true, edited: null }
