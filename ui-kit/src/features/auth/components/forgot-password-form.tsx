import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Field } from '../../../primitives/field.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useForgotPasswordForm } from '../use-forgot-password-form.ts'

export interface ForgotPasswordFormProps {
  onSent: () => void
}

/** Asks where the link to a new password goes. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { form, submit, failure, busy } = useForgotPasswordForm(onSent)
  return (
    <MarkSheet title={t('forgot.title')} description={t('forgot.description')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {failure !== undefined && (
            <Notice tone="danger" title={t('forgot.failed')}>
              {failure}
            </Notice>
          )}
          <Field label={t('fields.email')} error={form.formState.errors.email?.message}>
            <TextInput {...form.register('email')} type="email" autoComplete="username" required />
          </Field>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t('forgot.submit')}
          </Button>
        </fieldset>
      </form>
      <ButtonLink to="/login" variant="ghost">
        {t('backToSignIn')}
      </ButtonLink>
    </MarkSheet>
  )
}
