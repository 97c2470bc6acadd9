import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { aiPostKey } from '@fanfare/ui-kit/features/ai/api/ai-keys.ts'
import { approveComments } from '@fanfare/ui-kit/features/ai/api/run-api.ts'
import { hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import type { CopyChoice } from '../../../shared/copy-choice.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import { bridge } from '../../bridge.ts'
import type { GeneratedRow } from '../rows.ts'

/** The edited text of a row. */
export type EditedText = NonNullable<CopyChoice['edited']>

/** Makes a generated text a suggestion, with the edited words if there are some. The suggestion has the id of the text. */
export async function approveText(
  queryClient: QueryClient,
  { offer: { post }, text: { id, content, moodId } }: GeneratedRow,
  edited: EditedText | null,
): Promise<Pick<Comment, 'id' | 'content'>> {
  const words = edited?.content ?? content
  const accepted = edited?.acceptSimilar === true && { acceptSimilar: true }
  const { data } = await approveComments(post.id, {
    comments: [{ id, content: words, moodId, isApproved: true, ...accepted }],
  }).finally(() => queryClient.invalidateQueries({ queryKey: aiPostKey(post.id) }))
  const [suggestion] = data
  if (suggestion === undefined) throw new Error('The approved text became no suggestion')
  void bridge.call('offers:refresh')
  return suggestion
}

/** The outcome of an approval that was refused because of the words; null for other errors. */
export function wordsRefusal(error: unknown): CopyOutcome | null {
  if (!hasCode(error, 'SUGGESTION_SIMILAR')) return null
  const found = error.details.texts?.[0]
  return { outcome: found?.isSame ? 'repeated' : 'similar', text: found?.similar.content ?? null }
}
