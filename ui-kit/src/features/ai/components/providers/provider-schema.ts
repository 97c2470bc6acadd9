import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { AiIntegration, EditAiIntegrationRequest } from '@fanfare/contract/data/ai.ts'
import { AI_KEY_MAX, AI_KEY_MIN, AI_MODEL_MAX, AI_PROVIDERS } from '@fanfare/contract/rules/ai.ts'
import { URL_MAX } from '@fanfare/contract/rules/limits.ts'

/** What the form of a stored provider asks for; an empty model or address is the default of the provider. */
export interface ConnectionValues {
  apiKey: string
  model: string
  baseUrl: string
}

/** What the form of a new one asks for; the provider is empty at first. */
export interface NewConnectionValues extends ConnectionValues {
  provider: string
}

/** Provider and key are required. */
export function newConnectionSchema(t: TFunction<'ai'>) {
  const incomplete = t('providers.errors.incomplete')
  const { apiKey, ...entries } = connectionEntries(t)
  return v.object({
    ...entries,
    provider: v.pipe(
      v.string(),
      v.check((value) => AI_PROVIDERS.some((provider) => provider === value), incomplete),
    ),
    apiKey: v.pipe(v.string(), v.trim(), v.nonEmpty(incomplete), apiKey),
  })
}

/** A new address requires the key, so that a stored one is never sent anywhere else. */
export function connectionSchema(t: TFunction<'ai'>, saved: AiIntegration) {
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

function connectionEntries(t: TFunction<'ai'>) {
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

/** What the form shows of a stored provider. */
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
