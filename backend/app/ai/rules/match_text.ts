import { normalizeText } from '#suggestions/public'
import type { AiTextRow } from '#ai/models/ai_run'

/** The generated text with the same words; an undecided text comes first. */
export function matchText<T extends Pick<AiTextRow, 'content' | 'is_approved'>>(
  texts: readonly T[],
  content: string,
): T | undefined {
  const words = normalizeText(content)
  const same = texts.filter((text) => text.content !== null && normalizeText(text.content) === words)
  return same.find(({ is_approved }) => is_approved === null) ?? same[0]
}
