import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import type { AuthMode } from '../auth-mode.ts'
import { AccountForm } from './account-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

const FORMS = { signIn: SignInForm, create: AccountForm } as const

export interface EmailDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
}

/** Signing in, or creating an account, by e-mail and password. Another mode begins with an empty form. */
export function EmailDialog({ open, onOpenChange, mode, onModeChange }: EmailDialogProps) {
  const { t } = useTranslation(['auth', 'common'])
  const Form = FORMS[mode]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${mode}.title`)}
      description={t(`${mode}.description`)}
      closeLabel={t('common:actions.close')}
      size="sm"
    >
      <Form />
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-3 text-muted">
        {t(`${mode}.other`)}
        <Button variant="ghost" onClick={() => onModeChange(mode === 'signIn' ? 'create' : 'signIn')}>
          {t(`${mode}.toggle`)}
        </Button>
      </p>
    </Dialog>
  )
}
