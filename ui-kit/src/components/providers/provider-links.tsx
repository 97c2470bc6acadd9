import { useTranslation } from 'react-i18next'
import type { ExternalProvider } from '@fanfare/contract/identity/data/session.ts'
import { ButtonAnchor } from '../../primitives/button-anchor.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { PROVIDER_NAMES } from './provider-names.ts'
import { providerSignInUrl } from './provider-queries.ts'

export interface ProviderLinksProps {
  providers: readonly ExternalProvider[]
  /** The OAuth flow returns to it. */
  invitation: string | null
}

/** Links to the sign-in providers, in this window. */
export function ProviderLinks({ providers, invitation }: ProviderLinksProps) {
  const { t } = useTranslation()
  return providers.map((provider) => (
    <ButtonAnchor
      key={provider}
      href={providerSignInUrl(provider, invitation)}
      target="_self"
      size="lg"
      className="w-full"
      icon={<ProviderMark provider={provider} />}
    >
      {t('actions.continueWith', { provider: PROVIDER_NAMES[provider] })}
    </ButtonAnchor>
  ))
}
