import { useState } from 'react'
import * as v from 'valibot'
import { usePlatform } from '../../../platform/platform-context.ts'
import { draftsOf } from '../../../platform/session/drafts.ts'
import { useUser } from '../../../platform/session/use-session.ts'

const schema = v.record(
  v.string(),
  v.object({ content: v.optional(v.string()), isApproved: v.optional(v.boolean()) }),
)

/** The member's edits of the texts of a post, by id. */
export type ReviewDrafts = Readonly<Record<string, { content?: string; isApproved?: boolean }>>

/** The changes of a review, kept on this device until the texts are decided. */
export function useReviewDrafts(postId: string) {
  const { storage } = usePlatform()
  const { id } = useUser()
  const name = `ai-review:${postId}`
  const [store] = useState(() => draftsOf(storage, id))
  const [drafts, setDrafts] = useState<ReviewDrafts>(() => read(store.read(name)))
  const keep = (next: ReviewDrafts) => {
    if (Object.keys(next).length === 0) store.remove(name)
    else store.save(name, next)
    setDrafts(next)
  }
  return {
    drafts,
    change: (ids: readonly string[], part: ReviewDrafts[string]) =>
      keep({ ...drafts, ...Object.fromEntries(ids.map((each) => [each, { ...drafts[each], ...part }])) }),
    /** Drops the edits of decided texts. */
    forget: () => keep({}),
  }
}

function read(saved: unknown): ReviewDrafts {
  const result = v.safeParse(schema, saved)
  return result.success ? result.output : {}
}
