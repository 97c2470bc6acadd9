import type { OpenIdProviderSettings } from '#contract/identity/data/openid_provider'

/** A row of `openid_providers`. */
export interface OpenIdProviderRow {
  id: string
  slug: string
  label: string
  /** A `data:` URL. */
  logo: string | null
  issuer: string
  client_id: string
  /** Encrypted. */
  client_secret: string
  secret_hint: string
  scopes: string
  name_claim: string
  required_claim: string | null
  required_value: string | null
  /** JSON. */
  email_domains: string
  is_on: boolean | number
}

/** The settings in a row. */
export const settingsOf = (row: Omit<OpenIdProviderRow, 'client_secret'>): OpenIdProviderSettings => ({
  label: row.label,
  logo: row.logo,
  clientId: row.client_id,
  scopes: row.scopes,
  nameClaim: row.name_claim,
  requiredClaim: row.required_claim,
  requiredValue: row.required_value,
  emailDomains: JSON.parse(row.email_domains),
  isOn: Boolean(row.is_on),
})

/** The columns of settings. */
export const columnsOf = (settings: OpenIdProviderSettings) => ({
  label: settings.label,
  logo: settings.logo,
  client_id: settings.clientId,
  scopes: settings.scopes,
  name_claim: settings.nameClaim,
  required_claim: settings.requiredClaim,
  required_value: settings.requiredValue,
  email_domains: JSON.stringify(settings.emailDomains),
  is_on: settings.isOn,
})
