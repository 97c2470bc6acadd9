import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { AiSettings, EditAiSettingsRequest } from '@fanfare/contract/ai/data/ai.ts'
import { AI_MONTHLY_TOKENS_MAX, AI_MONTHLY_TOKENS_MIN, AI_PROMPT_MAX } from '@fanfare/contract/ai/rules/ai.ts'

/** The instructions that the organization writes for the model. */
export const PROMPT_TEXTS = ['tone', 'avoid', 'examples'] as const

export type PromptText = (typeof PROMPT_TEXTS)[number]

/** The settings in editable form: an empty limit is none. */
export interface PromptsValues extends Record<PromptText, string> {
  disabledMoodIds: string[]
  monthlyTokens: string
}

/** `formatNumber` writes the bounds of the limit. */
export function promptsSchema(t: TFunction<'ai-settings'>, formatNumber: (value: number) => string) {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(AI_PROMPT_MAX, t('prompts.long', { max: formatNumber(AI_PROMPT_MAX) })),
  )
  const invalid = t('prompts.limit.invalid', {
    min: formatNumber(AI_MONTHLY_TOKENS_MIN),
    max: formatNumber(AI_MONTHLY_TOKENS_MAX),
  })
  return v.object({
    tone: text,
    avoid: text,
    examples: text,
    disabledMoodIds: v.array(v.string()),
    monthlyTokens: v.pipe(
      v.string(),
      v.check((value) => isLimit(readTokens(value)), invalid),
    ),
  })
}

/** The form values of the stored settings. */
export function promptsValues(
  { monthlyTokens, disabledMoodIds, ...texts }: AiSettings,
  formatNumber: (value: number) => string,
): PromptsValues {
  return {
    ...texts,
    disabledMoodIds: disabledMoodIds.toSorted(),
    monthlyTokens: monthlyTokens === null ? '' : formatNumber(monthlyTokens),
  }
}

/** The settings that differ from the stored ones. */
export function changesOf(saved: AiSettings, values: PromptsValues): EditAiSettingsRequest {
  const changes: EditAiSettingsRequest = {}
  for (const name of PROMPT_TEXTS) {
    const text = values[name].trim()
    if (text !== saved[name]) changes[name] = text
  }
  if (String(values.disabledMoodIds) !== String(saved.disabledMoodIds.toSorted()))
    changes.disabledMoodIds = values.disabledMoodIds
  const tokens = readTokens(values.monthlyTokens)
  if (tokens !== saved.monthlyTokens) changes.monthlyTokens = tokens
  return changes
}

// Digits, or groups of three with any separator, which can only be a whole number.
const WHOLE = /^(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)$/

/** A typed number of tokens: null for an empty text, NaN for anything but a whole number. */
export function readTokens(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : Number.NaN
}

function isLimit(tokens: number | null): boolean {
  return tokens === null || (tokens >= AI_MONTHLY_TOKENS_MIN && tokens <= AI_MONTHLY_TOKENS_MAX)
}
