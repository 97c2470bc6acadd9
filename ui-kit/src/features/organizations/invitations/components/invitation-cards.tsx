import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import { Optional } from '../../../../components/optional.tsx'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'

const ProviderPanel = lazy(() => import('./provider-panel.tsx'))

export interface InvalidCardProps {
  /** Whether the link has worked before. */
  hasEnded: boolean
}

/** An invitation that does not work. */
export function InvalidCard({ hasEnded }: InvalidCardProps) {
  const { t } = useTranslation('invitations')
  return (
    <OutcomePage title={t('invalid.title')} description={t(hasEnded ? 'invalid.ended' : 'invalid.unknown')}>
      <HomeLink variant="primary" />
    </OutcomePage>
  )
}

export interface InvitedProps {
  organization: string
  /** The name of the inviter; null when the account has been deleted. */
  invitedBy: string | null
  /** Masked. */
  invitedEmail: string
}

export interface SignInCardProps extends InvitedProps {
  token: string
  /** The sign-in providers of the installation. */
  providers: readonly ProviderDisplay[]
  hasAccount: boolean
}

/** Asks to sign in or to sign up. Every sign-in method returns to the invitation. */
export function SignInCard(props: SignInCardProps) {
  const { token, organization, invitedBy, invitedEmail, hasAccount, providers } = props
  const { t } = useTranslation('invitations')
  const values = { inviter: invitedBy, email: invitedEmail }
  const search = new URLSearchParams({ invitation: token }).toString()
  return (
    <OutcomePage
      title={t('join.title', { organization })}
      description={t(invitedBy === null ? 'signIn.text' : 'signIn.textBy', values)}
    >
      <ButtonLink to={{ pathname: hasAccount ? '/login' : '/auth', search }} variant="primary" size="lg">
        {t(hasAccount ? 'signIn.logIn' : 'signIn.signUp')}
      </ButtonLink>
      <Providers token={token} providers={providers} />
    </OutcomePage>
  )
}

export type LinkCardProps = Pick<SignInCardProps, 'token' | 'providers' | 'organization' | 'invitedBy'>

/** Asks a visitor with an invite link to sign up or to sign in. Every way returns to the link. */
export function LinkCard({ token, organization, invitedBy, providers }: LinkCardProps) {
  const { t } = useTranslation('invitations')
  const search = new URLSearchParams({ invitation: token }).toString()
  return (
    <OutcomePage
      title={t('join.title', { organization })}
      description={t(invitedBy === null ? 'link.text' : 'link.textBy', { inviter: invitedBy })}
    >
      <ButtonLink to={{ pathname: '/auth', search }} variant="primary" size="lg">
        {t('signIn.signUp')}
      </ButtonLink>
      <ButtonLink to={{ pathname: '/login', search }} size="lg">
        {t('signIn.logIn')}
      </ButtonLink>
      <Providers token={token} providers={providers} />
    </OutcomePage>
  )
}

/** The providers beside the form. */
function Providers({ token, providers }: Pick<SignInCardProps, 'token' | 'providers'>) {
  if (providers.length === 0) return null
  return (
    <Optional>
      <ProviderPanel providers={providers} invitation={token} />
    </Optional>
  )
}

export interface OtherAccountCardProps extends Omit<InvitedProps, 'invitedBy'> {
  yourEmail: string
}

/** The invitation is for another address than that of the user. The page stays when they sign out. */
export function OtherAccountCard({ organization, invitedEmail, yourEmail }: OtherAccountCardProps) {
  const { t } = useTranslation('invitations')
  const { signOut } = useSession()
  const { mutate, isPending } = useMutation({ mutationFn: signOut })
  return (
    <OutcomePage
      title={t('another.title')}
      description={t('another.description', { organization, invitedEmail, yourEmail })}
    >
      <Button
        variant="primary"
        size="lg"
        icon={<LogOut aria-hidden />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {t('another.signOut')}
      </Button>
      <HomeLink variant="ghost" />
    </OutcomePage>
  )
}

/** Replaces the address, so that the token does not stay in the history. */
function HomeLink({ variant }: { variant: 'primary' | 'ghost' }) {
  const { t } = useTranslation('invitations')
  return (
    <ButtonLink to="/" replace variant={variant} size="lg">
      {t('goHome')}
    </ButtonLink>
  )
}
