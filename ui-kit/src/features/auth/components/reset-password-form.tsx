import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '../../../forms/new-password/new-password-fields.tsx'
import { Button } from '../../../primitives/button.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useResetPasswordForm, type ResetOutcomes } from '../use-reset-password-form.ts'

export interface ResetPasswordFormProps extends ResetOutcomes {
  /** What the link has brought. */
  token: string
}

/** A new password for whoever has read the mail. */
export function ResetPasswordForm({ token, ...outcomes }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { form, submit, failure, busy } = useResetPasswordForm(token, outcomes)
  return (
    <MarkSheet title={t('reset.title')} description={t('reset.description')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {failure !== undefined && (
            <Notice tone="danger" title={t('reset.failed')}>
              {failure}
            </Notice>
          )}
          <NewPasswordFields form={form} label={t('reset.password')} />
          <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!form.formState.isValid}>
            {t('reset.submit')}
          </Button>
        </fieldset>
      </form>
    </MarkSheet>
  )
}
