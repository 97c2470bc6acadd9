import type { NewOpenIdProvider } from '#contract/identity/data/openid_provider'
import CreateProvider from '#identity/openid/actions/create_provider'
import { forgetMetadata } from '#identity/openid/gateways/provider_metadata'
import { issuer, startPeer } from '#identity/external_sign_in/tests/support/peer'
import { makeUser } from '#tests/factories/user_factory'

/** A provider as an administrator sets up the sandbox. */
export const NORTHWIND: NewOpenIdProvider = {
  slug: 'company',
  label: 'Northwind',
  logo: null,
  issuer: issuer.origin,
  clientId: 'fanfare-company',
  clientSecret: 'sandbox',
  scopes: 'openid profile email',
  nameClaim: 'name',
  requiredClaim: null,
  requiredValue: null,
  emailDomains: [],
  isOn: true,
}

/** Starts the sandbox, whose keys are new ones each time. */
export function startSandbox(): Promise<() => Promise<void>> {
  forgetMetadata()
  return startPeer()
}

/** Sets up a provider, as a new administrator. Returns its id. */
export async function makeProvider(settings: Partial<NewOpenIdProvider> = {}): Promise<string> {
  const { id } = await makeUser({ isAdmin: true })
  return new CreateProvider().handle(id, { ...NORTHWIND, ...settings })
}
