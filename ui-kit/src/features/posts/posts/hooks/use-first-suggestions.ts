import { useRef } from 'react'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { useIdempotencyKey } from '../../../../components/use-idempotency-key.ts'
import type { PostDraft } from '../components/form/post-schema.ts'

export type FirstSuggestion = PostDraft['suggestions'][number]

/** Adds a suggestion to a post, with an idempotency key. */
export type AddSuggestion = (
  suggestion: FirstSuggestion & { postId: string; parentId: null },
  key: string,
) => Promise<unknown>

/** One of the suggestions of a new post was not added. */
export class SuggestionNotAdded extends Error {
  constructor(
    readonly content: string,
    cause: unknown,
  ) {
    super('A suggestion was not added', { cause })
  }
}

/** Adds the suggestions of a new post in order. After a failure, those that were added are not sent again. */
export function useFirstSuggestions(add: AddSuggestion | undefined) {
  const added = useRef(new Set<string>())
  const { keyFor } = useIdempotencyKey()
  return async (postId: string, suggestions: readonly FirstSuggestion[]) => {
    for (const { content, moodId } of suggestions) {
      const body = { postId, parentId: null, content, moodId }
      const sent = JSON.stringify(body)
      if (isBlank(content) || added.current.has(sent)) continue
      try {
        await add?.(body, keyFor(body))
      } catch (error) {
        throw new SuggestionNotAdded(content, error)
      }
      added.current.add(sent)
    }
  }
}
