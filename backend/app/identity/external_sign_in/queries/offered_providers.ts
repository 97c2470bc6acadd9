import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isOpenIdName } from '#contract/identity/rules/openid_provider'
import type { ExternalProvider, ProviderDisplay } from '#contract/identity/data/session'
import { findProvider, listDisplays, slugOf } from '#identity/openid/queries/openid_providers'
import { displayOfOpenId } from '#identity/openid/rules/provider_display'
import { providerNotOffered } from '#identity/external_sign_in/errors'
import { PROVIDER_NAMES } from '#identity/external_sign_in/rules/provider_names'
import { knownProviders } from '#identity/external_sign_in/rules/registration'

const displayOf = (provider: keyof typeof PROVIDER_NAMES): ProviderDisplay => ({
  provider,
  label: PROVIDER_NAMES[provider],
  logo: null,
})

/** The providers that people can sign in with, in display order: those of the installation first. */
export async function offeredProviders(client?: QueryClientContract): Promise<ProviderDisplay[]> {
  const own = (await listDisplays(client)).filter(({ is_on: isOn }) => isOn)
  return [...own.map(displayOfOpenId), ...knownProviders().map(displayOf)]
}

/** How each provider is shown, also one that is not offered. */
export async function providerDisplays(): Promise<(provider: ExternalProvider) => ProviderDisplay> {
  const displays = (await listDisplays()).map(displayOfOpenId)
  const own = new Map(displays.map((display) => [display.provider, display]))
  return (provider) =>
    isOpenIdName(provider)
      ? (own.get(provider) ?? { provider, label: provider, logo: null })
      : displayOf(provider)
}

/** The name of a provider in texts. */
export async function providerLabel(client: QueryClientContract, name: ExternalProvider): Promise<string> {
  if (!isOpenIdName(name)) return PROVIDER_NAMES[name]
  return (await findProvider(slugOf(name), client))?.label ?? name
}

/** The provider with this name. NOT_FOUND unless it is offered, or set up if `isAlsoOff`. */
export async function requireProvider(
  name: string,
  { isAlsoOff = false, client }: { isAlsoOff?: boolean; client?: QueryClientContract } = {},
): Promise<ExternalProvider> {
  if (isOpenIdName(name)) {
    const row = await findProvider(slugOf(name), client)
    if (row !== null && (isAlsoOff || row.is_on)) return name
  }
  const known = knownProviders().find((provider) => provider === name)
  if (!known) throw providerNotOffered()
  return known
}
