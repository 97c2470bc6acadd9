import { useCallback, useEffect, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { usePlatform } from '../../../platform/platform-context.ts'
import { draftsOf } from '../../../session/drafts.ts'
import { useUser } from '../../../session/use-session.ts'
import { keptChanges } from './kept-changes.ts'
import { changesOf, type PostDraft } from './post-schema.ts'

/** What was written at this place before and not sent. Only changes of `start` are kept, so that those of others stay. */
export function useKeptDraft(place: string, start: PostDraft) {
  const { storage } = usePlatform()
  const { id } = useUser()
  const [drafts] = useState(() => draftsOf(storage, id))
  const [found] = useState(() => keptChanges(start, drafts.read(place)))
  const drop = useCallback(() => drafts.drop(place), [drafts, place])
  const keep = useCallback(
    (draft: PostDraft) => {
      const changes = changesOf(start, draft)
      if (Object.keys(changes).length > 0) drafts.keep(place, changes)
      else drop()
    },
    [drafts, drop, place, start],
  )
  return { found, keep, drop }
}

/** Keeps what is written, letter by letter: nobody announces that a page is about to be closed. */
export function useKeeping(control: Control<PostDraft>, keep: (draft: PostDraft) => void): void {
  const values = useWatch({ control, compute: (draft: PostDraft) => draft })
  useEffect(() => keep(values), [keep, values])
}
