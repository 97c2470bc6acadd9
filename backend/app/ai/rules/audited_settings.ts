import type { AiSettings } from '#contract/ai/data/ai'
import type { Mood } from '#contract/posts/data/mood'

type Texts = Record<string, string | null>

/** The settings that differ, as the audit log shows them: moods by name. */
export function changedSettings(
  current: AiSettings,
  next: AiSettings,
  moods: readonly Mood[],
): { before: Texts; after: Texts } | null {
  const [before, after] = [toTexts(current, moods), toTexts(next, moods)]
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const only = (texts: Texts) => Object.fromEntries(names.map((name) => [name, texts[name] ?? null]))
  return names.length === 0 ? null : { before: only(before), after: only(after) }
}

function toTexts(
  { tone, avoid, examples, monthlyTokens, disabledMoodIds }: AiSettings,
  moods: readonly Mood[],
): Texts {
  const disabled = moods.filter(({ id }) => disabledMoodIds.includes(id)).map(({ name }) => name)
  return {
    tone: tone || null,
    avoid: avoid || null,
    examples: examples || null,
    moods: disabled.join(', ') || null,
    monthlyTokens: monthlyTokens === null ? null : String(monthlyTokens),
  }
}
