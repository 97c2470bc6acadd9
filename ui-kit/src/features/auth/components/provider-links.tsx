import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExternalProvider } from '@fanfare/contract/data/session.ts'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { providerSignInUrl, providersQuery } from '../api/provider-queries.ts'
import { ProviderMark } from './provider-mark.tsx'

const NAMES = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' } as const satisfies Record<
  ExternalProvider,
  string
>

export interface ProviderLinksProps {
  invitation: string | null
}

/** The sign-in providers of this installation; nothing when there are none or they could not be fetched. */
export function ProviderLinks({ invitation }: ProviderLinksProps) {
  const { t } = useTranslation('auth')
  const { data, isPending } = useQuery(providersQuery())
  if (isPending) return <Skeleton className="control-lg w-full" />
  return data?.providers.map((provider) => (
    <ButtonAnchor
      key={provider}
      href={providerSignInUrl(provider, invitation)}
      target="_self"
      size="lg"
      className="w-full"
      icon={<ProviderMark provider={provider} />}
    >
      {t('card.continueWith', { provider: NAMES[provider] })}
    </ButtonAnchor>
  ))
}
