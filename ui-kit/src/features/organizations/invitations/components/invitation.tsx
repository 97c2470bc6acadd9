import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import type { InvitationCheck } from '@fanfare/contract/organizations/data/invitation.ts'
import { invitationCheckQuery } from '../../../../components/invitation-check.ts'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import { LoadFailed, type LoadFailedProps } from '../../../../components/query-state.tsx'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Card } from '../../../../primitives/card.tsx'
import { LogoMark } from '../../../../primitives/logo.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import {
  InvalidCard,
  LinkCard,
  OtherAccountCard,
  SignInCard,
  type LinkCardProps,
} from './invitation-cards.tsx'
import { JoinCard, JoinedCard } from './join-card.tsx'

export interface InvitationProps {
  token: string
}

/** Checks an invitation once the session is known. What visitors choose from appears together, so that nothing moves. */
export function Invitation({ token }: InvitationProps) {
  const errorText = useErrorText()
  const { status, user, problem, restore } = useSession()
  const { data, error, refetch } = useQuery({
    ...invitationCheckQuery(token, user?.id ?? null),
    enabled: status === 'anonymous' || status === 'authenticated',
  })

  const providers = useQuery({ ...providersQuery(), enabled: status === 'anonymous' })

  if (status === 'offline')
    return <CheckFailed description={errorText(problem)} onRetry={() => void restore()} />
  if (data !== undefined && !providers.isLoading)
    return <CheckedInvitation token={token} check={data} providers={providers.data?.providers ?? []} />
  if (error !== null) return <CheckFailed description={errorText(error)} onRetry={() => void refetch()} />
  return <InvitationSkeleton />
}

interface CheckedInvitationProps {
  token: string
  check: InvitationCheck
  providers: readonly ProviderDisplay[]
}

function CheckedInvitation({ token, check, providers }: CheckedInvitationProps) {
  const { user } = useSession()
  const { state, organization, invitedBy, invitedEmail, isExistingUser, isForYou } = check
  if (state === 'joined' && organization !== null) {
    return <JoinedCard token={token} organization={organization.name} />
  }
  if (organization === null) return <InvalidCard hasEnded={state === 'ended'} />
  if (invitedEmail === null) {
    const link = { token, providers, organization: organization.name, invitedBy }
    return <OpenLink {...link} />
  }
  const invited = { organization: organization.name, invitedBy, invitedEmail }
  if (user === null)
    return <SignInCard token={token} providers={providers} {...invited} hasAccount={isExistingUser} />
  if (isForYou === false) return <OtherAccountCard {...invited} yourEmail={user.email} />
  return <JoinCard token={token} {...invited} email={user.email} />
}

/** An invite link, which is for anyone. */
function OpenLink({ providers, ...link }: LinkCardProps) {
  const { user } = useSession()
  if (user === null) return <LinkCard providers={providers} {...link} />
  return <JoinCard {...link} email={user.email} />
}

function CheckFailed(props: Pick<LoadFailedProps, 'description' | 'onRetry'>) {
  const { t } = useTranslation('invitations')
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card padded={false} className="w-full max-w-sm">
        <LoadFailed as="h1" title={t('failed')} {...props} />
      </Card>
    </div>
  )
}

function InvitationSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-sm flex-col items-center gap-6 py-8">
        <output className="sr-only">{t('state.loading')}</output>
        <LogoMark size={44} />
        <div className="flex w-full flex-col items-center gap-3">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <Skeleton className="control-lg w-full" />
      </Card>
    </div>
  )
}
