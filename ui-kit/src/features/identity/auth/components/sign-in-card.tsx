import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProviderDisplay, TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { Optional } from '../../../../components/optional.tsx'
import { openedLater } from '../../../../components/opened-later.tsx'
import { SIGN_UP_HASH } from '../../../../components/sign-up-path.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { ProviderMark } from '../../../../components/providers/provider-mark.tsx'
import { ProviderLinks } from '../../../../components/providers/provider-links.tsx'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import type { AuthMode } from './auth-mode.ts'

const InvitationNotice = lazy(() => import('./invitation-notice.tsx'))
const EmailDialog = openedLater(() => import('./email-dialog.tsx'))

export interface SignInCardProps {
  /** The form that is open from the start; none by default. */
  opensWith?: AuthMode
  invitation: string | null
  /** The password was right and the second factor is still missing. */
  onChallenge: (challenge: TwoFactorRequired) => void
}

/** The sign-in methods. */
export function SignInCard({ opensWith, invitation, onChallenge }: SignInCardProps) {
  const { t } = useTranslation('auth')
  const [wasOpened, setOpen] = useState(opensWith !== undefined)
  const [mode, setMode] = useState<AuthMode>(opensWith ?? 'signIn')
  const { data } = useQuery(providersQuery())
  const open = wasOpened && data?.passwordSignIn !== false
  const begin = (chosen: AuthMode) => {
    setMode(chosen)
    setOpen(true)
  }

  return (
    <StandaloneCard title={t('card.title')} description={t('card.description')} isReplaced={open}>
      <SignInMethods invitation={invitation} onEmail={begin} />
      {invitation !== null && !open && (
        <Optional>
          <InvitationNotice invitation={invitation} />
        </Optional>
      )}
      <EmailDialog
        open={open}
        onOpenChange={setOpen}
        mode={mode}
        onModeChange={setMode}
        invitation={invitation}
        onChallenge={onChallenge}
      />
    </StandaloneCard>
  )
}

/** Shown disabled while the installation does not offer it: its flag is off. */
const ANNOUNCED: ProviderDisplay = { provider: 'github', label: 'GitHub', logo: null }

const isAnnounced = (providers: readonly ProviderDisplay[]) =>
  providers.some(({ provider }) => !provider.startsWith('oidc-')) &&
  !providers.some(({ provider }) => provider === ANNOUNCED.provider)

interface SignInMethodsProps {
  invitation: string | null
  /** Opens the form for an email and a password. */
  onEmail: (mode: AuthMode) => void
}

/** The providers, the email button and the links below. They appear together, so that none moves away under the pointer. */
function SignInMethods({ invitation, onEmail }: SignInMethodsProps) {
  const { t } = useTranslation('auth')
  const { data, isPending } = useQuery(providersQuery())
  if (isPending)
    return (
      <div className="flex flex-col gap-2.5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="control-lg w-full" />
        ))}
      </div>
    )
  const providers = data?.providers ?? []
  const takesPasswords = data?.passwordSignIn !== false
  return (
    <>
      <div className="flex flex-col gap-2.5">
        <ProviderLinks providers={providers} invitation={invitation} />
        {isAnnounced(providers) && <AnnouncedProvider />}
        {takesPasswords && (
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            icon={<Mail aria-hidden />}
            onClick={() => onEmail('signIn')}
          >
            <span className="leading-tight text-balance whitespace-normal">{t('card.continue')}</span>
          </Button>
        )}
      </div>
      {takesPasswords && (
        <p
          id={SIGN_UP_HASH.slice(1)}
          className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted"
        >
          {t('signIn.other')}
          <button
            type="button"
            className="rounded-sm font-medium text-accent-text hover:underline pointer-coarse:py-2"
            onClick={() => onEmail('create')}
          >
            {t('signIn.toggle')}
          </button>
        </p>
      )}
    </>
  )
}

function AnnouncedProvider() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <Button disabled size="lg" className="w-full" icon={<ProviderMark {...ANNOUNCED} />}>
      <span className="flex flex-col items-start text-base leading-tight">
        {t('common:actions.continueWith', { provider: ANNOUNCED.label })}{' '}
        <span className="text-2xs leading-tight font-normal">{t('card.unavailable')}</span>
      </span>
    </Button>
  )
}
