import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'

/** The names of the providers, the same in every language. */
export const PROVIDER_NAMES: Record<AiProvider, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  meta: 'Meta',
}
