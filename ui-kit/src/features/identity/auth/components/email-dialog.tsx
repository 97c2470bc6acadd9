import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { ProviderLinks } from '../../../../components/providers/provider-links.tsx'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { TextDivider } from '../../../../primitives/text-divider.tsx'
import { useInvited } from '../hooks/use-invited.ts'
import type { AuthMode } from './auth-mode.ts'
import { AccountForm } from './account-form.tsx'
import { InvalidInvitation } from './invalid-invitation.tsx'
import { NoSignUp, refusalOfSignUp } from './no-sign-up.tsx'
import { SignInForm } from './sign-in-form.tsx'

export interface EmailDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
  invitation: string | null
  /** The password was right and the second factor is still missing. */
  onChallenge: (challenge: TwoFactorRequired) => void
}

/** Signs in or creates an account by email and password. Switching starts with an empty form. */
export default function EmailDialog(props: EmailDialogProps) {
  const { open, onOpenChange, mode, onModeChange, invitation, onChallenge } = props
  const { t } = useTranslation(['auth', 'common'])
  const invited = useInvited(invitation)
  const creates = mode === 'create'
  const joined = creates && invited?.isValid ? invited : null
  const notInvited = invited?.isValid === false ? invited : null
  const { data } = useQuery(providersQuery())
  const isInvited = invited?.isValid === true
  const refusal = refusalOfSignUp(data, 'passwords', isInvited)
  const offersProviders = creates && refusalOfSignUp(data, 'external', isInvited) === null
  const providers = offersProviders ? (data?.providers ?? []) : []
  const isRefused = creates && refusal !== null && providers.length === 0
  const text = isRefused ? undefined : t(`${mode}.description`)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={joined ? t('create.join', { organization: joined.organization }) : t(`${mode}.title`)}
      description={joined ? t('create.joinText') : text}
      closeLabel={t('common:actions.close')}
      size="sm"
      keepsInput
    >
      <Suspense>{notInvited && <InvalidInvitation hasEnded={notInvited.hasEnded} />}</Suspense>
      {providers.length > 0 && (
        <div className="flex flex-col gap-2.5">
          <ProviderLinks providers={providers} invitation={invitation} />
          {refusal === null && <TextDivider>{t('create.or')}</TextDivider>}
        </div>
      )}
      {mode === 'signIn' ? (
        <SignInForm onChallenge={onChallenge} />
      ) : invited === undefined ? (
        <Spinner label={t('common:state.loading')} />
      ) : refusal !== null ? (
        isRefused && <NoSignUp refusal={refusal} />
      ) : (
        <AccountForm invitation={notInvited ? null : invitation} invitedEmail={joined?.email ?? null} />
      )}
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-3 text-muted">
        {t(`${mode}.other`)}
        <Button variant="ghost" onClick={() => onModeChange(mode === 'signIn' ? 'create' : 'signIn')}>
          {t(`${mode}.toggle`)}
        </Button>
      </p>
    </Dialog>
  )
}
