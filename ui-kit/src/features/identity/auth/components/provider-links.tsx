import { useTranslation } from 'react-i18next'
import type { ExternalProvider } from '@fanfare/contract/identity/data/session.ts'
import { ProviderMark } from '../../../../components/providers/provider-mark.tsx'
import { PROVIDER_NAMES } from '../../../../components/providers/provider-names.ts'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { providerSignInUrl } from '../../../../components/providers/provider-queries.ts'

export interface ProviderLinksProps {
  providers: readonly ExternalProvider[]
  invitation: string | null
}

/** Links to the sign-in providers, in this window. */
export function ProviderLinks({ providers, invitation }: ProviderLinksProps) {
  const { t } = useTranslation('auth')
  return providers.map((provider) => (
    <ButtonAnchor
      key={provider}
      href={providerSignInUrl(provider, invitation)}
      target="_self"
      size="lg"
      className="w-full"
      icon={<ProviderMark provider={provider} />}
    >
      {t('card.continueWith', { provider: PROVIDER_NAMES[provider] })}
    </ButtonAnchor>
  ))
}
