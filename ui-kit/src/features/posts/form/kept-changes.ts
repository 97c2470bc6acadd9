import * as v from 'valibot'
import { VISIBILITIES } from '@fanfare/contract/rules/post.ts'
import { changesOf, type PostDraft } from './post-schema.ts'

const shape = v.partial(
  v.object({
    title: v.string(),
    url: v.string(),
    comment: v.string(),
    tags: v.array(v.string()),
    visibility: v.picklist(VISIBILITIES),
    isSensitive: v.boolean(),
  } satisfies Record<keyof PostDraft, unknown>),
)

/** What a kept draft changes of a post as it is now; undefined when that is nothing. */
export function keptChanges(start: PostDraft, kept: unknown): Partial<PostDraft> | undefined {
  const result = v.safeParse(shape, kept)
  if (!result.success) return undefined
  const changes = changesOf(start, { ...start, ...result.output })
  return Object.keys(changes).length > 0 ? changes : undefined
}
