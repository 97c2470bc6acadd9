import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { draftsOf } from '../../../platform/session/drafts.ts'
import { useUser } from '../../../platform/session/use-session.ts'
import type { CommentValues } from '../components/use-comment-form.ts'

const savedSchema = v.object({
  content: v.string(),
  mood: v.nullable(
    v.object({
      id: v.string(),
      key: v.string(),
      name: v.string(),
      emoji: v.string(),
      color: v.string(),
      description: v.string(),
    }),
  ),
})

export interface SuggestionDraft {
  /** The draft found when the page opened. */
  saved: CommentValues | undefined
  /** Whether anything was typed since it was dropped. */
  isKept: boolean
  save: (values: CommentValues) => void
  drop: () => void
}

/** The half-written suggestion for a post, kept on this device. */
export function useSuggestionDraft(postId: string): SuggestionDraft {
  const { storage } = usePlatform()
  const { id } = useUser()
  const [drafts] = useState(() => draftsOf(storage, id))
  const name = `suggestion:${postId}`
  const [saved] = useState(() => {
    const result = v.safeParse(savedSchema, drafts.read(name))
    return result.success ? result.output : undefined
  })
  const [isKept, setKept] = useState(saved !== undefined)
  const save = useCallback(
    ({ content, mood }: CommentValues) => {
      if (isBlank(content)) return drafts.remove(name)
      setKept(true)
      drafts.save(name, { content, mood })
    },
    [drafts, name],
  )
  const drop = () => {
    drafts.remove(name)
    setKept(false)
  }
  return { saved, isKept, save, drop }
}
