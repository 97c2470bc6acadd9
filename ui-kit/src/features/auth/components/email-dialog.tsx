import { useTranslation } from 'react-i18next'
import type { TwoFactorRequired } from '@fanfare/contract/data/session.ts'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import type { AuthMode } from './auth-mode.ts'
import { AccountForm } from './account-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export interface EmailDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
  /** The password was right and the second factor is still missing. */
  onChallenge: (challenge: TwoFactorRequired) => void
}

/** Signs in or creates an account by email and password. Switching starts with an empty form. */
export function EmailDialog({ open, onOpenChange, mode, onModeChange, onChallenge }: EmailDialogProps) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${mode}.title`)}
      description={t(`${mode}.description`)}
      closeLabel={t('common:actions.close')}
      size="sm"
    >
      {mode === 'signIn' ? <SignInForm onChallenge={onChallenge} /> : <AccountForm />}
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-3 text-muted">
        {t(`${mode}.other`)}
        <Button variant="ghost" onClick={() => onModeChange(mode === 'signIn' ? 'create' : 'signIn')}>
          {t(`${mode}.toggle`)}
        </Button>
      </p>
    </Dialog>
  )
}
