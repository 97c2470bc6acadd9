import type { AiTextRow } from '#ai/models/ai_run'

/** How often a text is requested: a second time if it did not arrive, was not usable or is too similar to another. */
export const TRIES_MAX = 2

type Text = Pick<AiTextRow, 'content' | 'tries' | 'is_approved' | 'similar_comment_id' | 'similar_text_id'>

/** Whether a text is a near-duplicate of another one. */
const isSimilar = (text: Text) => text.similar_comment_id !== null || text.similar_text_id !== null

/** The texts that the next call requests. Texts that a member has approved or rejected are left alone. */
export function textsToAskFor<T extends Text>(texts: readonly T[]): T[] {
  return texts.filter(
    (text) =>
      text.tries < TRIES_MAX && text.is_approved === null && (text.content === null || isSimilar(text)),
  )
}
