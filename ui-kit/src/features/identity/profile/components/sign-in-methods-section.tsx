import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LinkedIdentity, ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import { OpenBrowser } from '../../../../components/forms/reauthentication/open-browser.tsx'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { identityListQuery } from '../api/identity-queries.ts'
import { IdentityRow } from './identity-row.tsx'
import { LinkProvider } from './link-provider.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The providers the user can sign in with. Not shown on an installation that has none. */
export function SignInMethodsSection() {
  const { t } = useTranslation('profile')
  const identities = useQuery(identityListQuery())
  const { data: offered } = useQuery(providersQuery())
  const providers = offered?.providers ?? []
  if (providers.length === 0 && identities.data?.identities.length === 0) return null
  return (
    <SectionCard title={t('methods.title')} description={t('methods.text')}>
      <QueryState
        query={identities}
        skeleton={<RowsSkeleton />}
        failedTitle={t('methods.failed')}
        isEmpty={(list) => list.identities.length === 0}
        empty={<p className="text-muted">{t('methods.empty')}</p>}
      >
        {(list) => (
          <IdentityRows identities={list.identities} passwordSignIn={offered?.passwordSignIn !== false} />
        )}
      </QueryState>
      {identities.data !== undefined && (
        <LinkButtons
          providers={providers.filter((provider) => !isLinked(identities.data.identities, provider))}
        />
      )}
    </SectionCard>
  )
}

interface IdentityRowsProps {
  identities: LinkedIdentity[]
  passwordSignIn: boolean
}

function IdentityRows({ identities, passwordSignIn }: IdentityRowsProps) {
  const { hasPassword } = useUser()
  const isLast = !(hasPassword && passwordSignIn) && identities.length === 1
  return (
    <ul className="divide-y divide-line">
      {identities.map((identity) => (
        <IdentityRow key={identity.id} identity={identity} isLast={isLast} />
      ))}
    </ul>
  )
}

function LinkButtons({ providers }: { providers: ProviderDisplay[] }) {
  const { kind } = usePlatform()
  if (providers.length === 0) return null
  if (kind === 'desktop') return <OpenBrowser />
  return (
    <div className="flex flex-wrap gap-2">
      {providers.map((provider) => (
        <LinkProvider key={provider.provider} provider={provider} />
      ))}
    </div>
  )
}

const isLinked = (identities: LinkedIdentity[], { provider }: ProviderDisplay) =>
  identities.some((identity) => identity.provider === provider)
