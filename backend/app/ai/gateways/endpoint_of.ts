import { openKey } from '#ai/rules/sealed_key'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { defaultsOf } from '#ai/rules/providers'
import type { Endpoint, ProviderCall } from './provider_call.js'

/** The key, model and address of an integration. Refuses a key that cannot be decrypted with the current APP_KEY. */
export function endpointOf({
  organization_id,
  provider,
  api_key,
  model,
  base_url,
}: ProviderCall['integration']): Endpoint {
  const key = openKey(organization_id, provider, api_key)
  if (key === null) throw new ProviderFailure('AI_KEY_REFUSED', 'the key cannot be decrypted')
  const defaults = defaultsOf(provider)
  return { key, model: model ?? defaults.model, baseUrl: base_url ?? defaults.baseUrl }
}
