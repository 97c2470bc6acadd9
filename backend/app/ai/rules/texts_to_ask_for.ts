import type { AiTextRow } from '#ai/models/ai_run'

/** How often a text is asked for: a second time when it did not arrive, could not be used or is too like another. */
export const TRIES_MAX = 2

type Text = Pick<AiTextRow, 'content' | 'tries' | 'is_approved' | 'similar_comment_id' | 'similar_text_id'>

/** Whether a text is a near-duplicate of another one. */
const isSimilar = (text: Text) => text.similar_comment_id !== null || text.similar_text_id !== null

/** The texts that the next call asks for. One that somebody has decided about stays as it is. */
export function textsToAskFor<T extends Text>(texts: readonly T[]): T[] {
  return texts.filter(
    (text) =>
      text.tries < TRIES_MAX && text.is_approved === null && (text.content === null || isSimilar(text)),
  )
}
