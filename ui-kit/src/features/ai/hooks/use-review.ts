import { useState } from 'react'
import type { AiRun, ApproveCommentsResult } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { hasCode } from '../../../client/api-error.ts'
import { useApproveTexts } from '../api/run-queries.ts'
import { decisionOf, marksOf, reviewedText, type Marks } from './reviewed-text.ts'
import { useDecidedElsewhere } from './use-decided-elsewhere.ts'
import { useReviewDrafts } from './use-review-drafts.ts'

export interface ReviewOptions {
  post: Pick<Post, 'id' | 'host'>
  runs: readonly AiRun[]
  onApproved: (result: ApproveCommentsResult) => void
}

/** The texts of runs with the edits of the member, and the actions on them. */
export function useReview({ post, runs, onApproved }: ReviewOptions) {
  const { drafts, change, forget } = useReviewDrafts(post.id)
  const [marks, setMarks] = useState<Marks>({})
  const [decided, setDecided] = useState<string[]>([])
  const { mutateAsync, isPending, error } = useApproveTexts(post.id)
  const texts = runs
    .flatMap((run) => run.texts)
    .filter(({ id }) => !decided.includes(id))
    .map((text) => reviewedText(text, drafts, marks, post.host))
  const ids = texts.map(({ id }) => id)
  const isElsewhere = useDecidedElsewhere(ids, decided)

  const approve = async () => {
    const broken = texts.find(({ isApproved, problem }) => isApproved && problem !== null)
    if (broken !== undefined) return document.getElementById(wordsId(broken.id))?.focus()
    try {
      const result = await mutateAsync(texts.map(decisionOf))
      setDecided([...decided, ...ids])
      forget()
      onApproved(result)
    } catch (reason) {
      if (isLikeness(reason)) setMarks(marksOf(texts, reason.details.texts ?? []))
    }
  }
  return {
    texts,
    approved: texts.filter(({ isApproved }) => isApproved).length,
    edit: (id: string, content: string) => change([id], { content }),
    decide: (id: string, isApproved: boolean) => change([id], { isApproved }),
    decideAll: (isApproved: boolean) => change(ids, { isApproved }),
    approve,
    forget,
    isBusy: isPending,
    /** Why saving failed. Marked texts show their own error. */
    error: isLikeness(error) || hasCode(error, 'AI_RUN_NOT_FOUND') ? null : error,
    isMarked: isLikeness(error),
    isElsewhere: isElsewhere || hasCode(error, 'AI_RUN_NOT_FOUND'),
  }
}

export type Review = ReturnType<typeof useReview>

/** The id of the field with the words of a text. */
export const wordsId = (textId: string) => `ai-words-${textId}`

const isLikeness = (error: unknown) => hasCode(error, 'SUGGESTION_SIMILAR', 'SUGGESTION_REPEATED')
