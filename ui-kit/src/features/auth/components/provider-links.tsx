import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExternalProvider } from '@fanfare/contract/data/session.ts'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { departureUrl, providersQuery } from '../api/provider-queries.ts'
import { ProviderMark } from './provider-mark.tsx'

const NAMES = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' } as const satisfies Record<
  ExternalProvider,
  string
>

export interface ProviderLinksProps {
  invitation: string | null
}

/** The ways in through somebody who vouches for you. Where none is offered, or nobody knows, there is nothing. */
export function ProviderLinks({ invitation }: ProviderLinksProps) {
  const { t } = useTranslation('auth')
  const { data, isPending } = useQuery(providersQuery())
  if (isPending) return <Skeleton className="control-lg w-full" />
  return data?.providers.map((provider) => (
    <ButtonAnchor
      key={provider}
      href={departureUrl(provider, invitation)}
      target="_self"
      size="lg"
      className="w-full"
      icon={<ProviderMark provider={provider} />}
    >
      {t('card.continueWith', { provider: NAMES[provider] })}
    </ButtonAnchor>
  ))
}
