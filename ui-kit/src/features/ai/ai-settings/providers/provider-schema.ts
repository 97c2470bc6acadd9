import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { AiIntegration, EditAiIntegrationRequest } from '@fanfare/contract/ai/data/ai.ts'
import { AI_KEY_MAX, AI_KEY_MIN, AI_MODEL_MAX, AI_PROVIDERS } from '@fanfare/contract/ai/rules/ai.ts'
import { URL_MAX } from '@fanfare/contract/core/rules/limits.ts'

/** The form of a stored provider; an empty model or address means the default of the provider. */
export interface ConnectionValues {
  apiKey: string
  model: string
  baseUrl: string
}

/** The form of a new provider; the provider is empty at first. */
export interface NewConnectionValues extends ConnectionValues {
  provider: string
  /** Whether it is added without a test of its key. */
  isUntested: boolean
}

const isProvider = (value: string) => AI_PROVIDERS.some((provider) => provider === value)

/** Provider and key are required. */
export function newConnectionSchema(t: TFunction<'ai-settings'>) {
  const incomplete = t('providers.errors.incomplete')
  return v.pipe(
    v.object({ ...connectionEntries(t), provider: v.string(), isUntested: v.boolean() }),
    v.forward(
      v.partialCheck([['provider']], ({ provider }) => isProvider(provider), incomplete),
      ['provider'],
    ),
    // Reported once, at the first empty field.
    v.forward(
      v.partialCheck(
        [['provider'], ['apiKey']],
        ({ provider, apiKey }) => !isProvider(provider) || apiKey !== '',
        incomplete,
      ),
      ['apiKey'],
    ),
  )
}

/** A new address requires the key, so that a stored key is never sent to another address. */
export function connectionSchema(t: TFunction<'ai-settings'>, saved: AiIntegration) {
  return v.pipe(
    v.object(connectionEntries(t)),
    v.forward(
      v.partialCheck(
        [['apiKey'], ['baseUrl']],
        ({ apiKey, baseUrl }) => apiKey !== '' || !isNewAddress(saved, baseUrl),
        t('providers.errors.keyNeeded'),
      ),
      ['apiKey'],
    ),
  )
}

// Simple on purpose: the server knows what is allowed.
const WITHOUT_SPACES = /^\S*$/
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*)?$/i

function connectionEntries(t: TFunction<'ai-settings'>) {
  const keyShort = t('providers.errors.keyShort', { min: AI_KEY_MIN })
  const keyLong = t('providers.errors.keyLong', { max: AI_KEY_MAX })
  const modelLong = t('providers.errors.modelLong', { max: AI_MODEL_MAX })
  const address = t('providers.errors.address')
  return {
    apiKey: v.pipe(
      v.string(),
      v.trim(),
      v.regex(WITHOUT_SPACES, t('providers.errors.key')),
      v.check((value) => value === '' || value.length >= AI_KEY_MIN, keyShort),
      v.maxLength(AI_KEY_MAX, keyLong),
    ),
    model: v.pipe(
      v.string(),
      v.trim(),
      v.regex(WITHOUT_SPACES, t('providers.errors.model')),
      v.maxLength(AI_MODEL_MAX, modelLong),
    ),
    baseUrl: v.pipe(v.string(), v.trim(), v.regex(ADDRESS, address), v.maxLength(URL_MAX, address)),
  }
}

/** Whether the address differs from the stored one. */
export function isNewAddress(saved: AiIntegration, baseUrl: string): boolean {
  return baseUrl.trim() !== (saved.baseUrl ?? '')
}

/** The form values of a stored provider. */
export function connectionValues({ model, baseUrl }: AiIntegration): ConnectionValues {
  return { apiKey: '', model: model ?? '', baseUrl: baseUrl ?? '' }
}

/** The fields that differ from the stored provider. */
export function changesOf(saved: AiIntegration, values: ConnectionValues): EditAiIntegrationRequest {
  const changes: EditAiIntegrationRequest = {}
  const model = values.model || null
  const baseUrl = values.baseUrl || null
  if (values.apiKey !== '') changes.apiKey = values.apiKey
  if (model !== saved.model) changes.model = model
  if (baseUrl !== saved.baseUrl) changes.baseUrl = baseUrl
  return changes
}
