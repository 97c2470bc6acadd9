import env from '#start/env'
import type { AiProviderDefaults } from '#contract/ai/data/ai'
import { AI_PROVIDERS, type AiProvider } from '#contract/ai/rules/ai'

/** The names of the providers, for the audit log. */
export const PROVIDER_NAMES: Record<AiProvider, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  meta: 'Meta',
}

const MODELS: Record<AiProvider, string> = {
  openai: 'gpt-4o-mini',
  gemini: 'gemini-2.5-flash',
  meta: 'Llama-3.3-70B-Instruct',
}

const BASE_URLS: Record<AiProvider, string> = {
  openai: 'https://api.openai.com/v1',
  gemini: 'https://generativelanguage.googleapis.com',
  meta: 'https://api.llama.com/compat/v1',
}

/** The paths of the stand-in. */
const STAND_IN_PATHS: Record<AiProvider, string> = {
  openai: '/openai/v1',
  gemini: '/gemini',
  meta: '/llama/v1',
}

/** The settings of a provider unless an organization has its own. */
export function defaultsOf(provider: AiProvider): AiProviderDefaults {
  const baseUrl = env.ai.url === undefined ? BASE_URLS[provider] : env.ai.url + STAND_IN_PATHS[provider]
  return { provider, model: MODELS[provider], baseUrl }
}

export const allDefaults = (): AiProviderDefaults[] => AI_PROVIDERS.map(defaultsOf)
