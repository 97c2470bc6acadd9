import { useTranslation } from 'react-i18next'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import { ButtonAnchor } from '../../primitives/button-anchor.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerSignInUrl } from './provider-queries.ts'

export interface ProviderLinksProps {
  providers: readonly ProviderDisplay[]
  /** The OAuth flow returns to it. */
  invitation: string | null
}

/** Links to the sign-in providers, in this window. */
export function ProviderLinks({ providers, invitation }: ProviderLinksProps) {
  const { t } = useTranslation()
  return providers.map(({ provider, label, logo }) => (
    <ButtonAnchor
      key={provider}
      href={providerSignInUrl(provider, invitation)}
      target="_self"
      size="lg"
      className="w-full"
      icon={<ProviderMark provider={provider} logo={logo} />}
    >
      {t('actions.continueWith', { provider: label })}
    </ButtonAnchor>
  ))
}
