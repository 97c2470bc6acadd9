import { useCallback, useEffect, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import * as v from 'valibot'
import { VISIBILITIES } from '@fanfare/contract/posts/rules/post.ts'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import { draftsOf } from '../../../../../platform/session/drafts.ts'
import { useUser } from '../../../../../platform/session/use-session.ts'
import { changesOf, forTexts, type PostDraft } from './post-schema.ts'

/** The server deletes a picture that no post uses in time, so it is fetched again with the draft. */
type SavedDraft = Omit<PostDraft, 'picture'>

const savedSchema = v.partial(
  v.object({
    ...forTexts(() => v.string()),
    moodId: v.nullable(v.string()),
    tags: v.array(v.string()),
    visibility: v.picklist(VISIBILITIES),
    isSensitive: v.boolean(),
    suggestions: v.array(v.object({ content: v.string(), moodId: v.nullable(v.string()) })),
    start: v.string(),
    window: v.string(),
    end: v.string(),
    membersPrepare: v.boolean(),
    tellNow: v.boolean(),
  } satisfies Record<keyof SavedDraft, unknown>),
)

/** The draft saved under a key on this device. Only changes to `start` are saved, so that a colleague's edits survive. */
export function useSavedDraft(draftKey: string, start: PostDraft) {
  const { storage } = usePlatform()
  const { id } = useUser()
  const [drafts] = useState(() => draftsOf(storage, id))
  const [saved] = useState(() => readChanges(start, drafts.read(draftKey)))
  const drop = useCallback(() => drafts.remove(draftKey), [drafts, draftKey])
  const save = useCallback(
    (values: PostDraft) => {
      const { picture: _, ...draft } = values
      const changes = changesOf<SavedDraft>(start, draft)
      if (Object.keys(changes).length > 0) drafts.save(draftKey, changes)
      else drop()
    },
    [drafts, drop, draftKey, start],
  )
  return { saved, save, drop }
}

/** Saves on every change, because a page may close without warning. */
export function useAutosave(control: Control<PostDraft>, save: (draft: PostDraft) => void): void {
  const values = useWatch({ control, compute: (draft: PostDraft) => draft })
  useEffect(() => save(values), [save, values])
}

function readChanges(start: PostDraft, saved: unknown): Partial<PostDraft> | undefined {
  const result = v.safeParse(savedSchema, saved)
  if (!result.success) return undefined
  const changes = changesOf(start, { ...start, ...result.output })
  return Object.keys(changes).length > 0 ? changes : undefined
}
