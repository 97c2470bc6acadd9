import { openIdName } from '#contract/identity/rules/openid_provider'
import type { ProviderDisplay } from '#contract/identity/data/session'

interface Shown {
  slug: string
  label: string
  logo: string | null
}

/** A provider as users see it. */
export const displayOfOpenId = ({ slug, label, logo }: Shown): ProviderDisplay => ({
  provider: openIdName(slug),
  label,
  logo,
})
