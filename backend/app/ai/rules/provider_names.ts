import type { AiProvider } from '#contract/ai/rules/ai'

/** The names of the providers, for the audit log. */
export const PROVIDER_NAMES: Record<AiProvider, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  meta: 'Meta',
}
