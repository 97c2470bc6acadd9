import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '../../../forms/new-password/new-password-fields.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useUser } from '../../../session/use-session.ts'
import { usePasswordForm } from '../use-password-form.ts'

/** Another password, or a first one for somebody who signs in elsewhere. */
export function PasswordSection() {
  const { t } = useTranslation(['profile', 'common'])
  const { hasPassword } = useUser()
  const { form, submit, busy } = usePasswordForm()
  const { errors, isValid } = form.formState
  return (
    <SectionCard
      title={t(hasPassword ? 'password.title' : 'password.first')}
      description={t(hasPassword ? 'password.text' : 'password.firstText')}
    >
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {errors.root && (
            <Notice tone="danger" title={t('password.failed')}>
              {errors.root.message}
            </Notice>
          )}
          {hasPassword && (
            <Field label={t('password.current')} error={errors.currentPassword?.message}>
              <PasswordInput
                {...form.register('currentPassword')}
                autoComplete="current-password"
                required
                showLabel={t('common:actions.showPassword')}
                hideLabel={t('common:actions.hidePassword')}
              />
            </Field>
          )}
          <NewPasswordFields form={form} label={t('password.new')} />
          <Button type="submit" className="self-end" busy={busy} disabled={!isValid}>
            {t(hasPassword ? 'password.change' : 'password.set')}
          </Button>
        </fieldset>
      </form>
    </SectionCard>
  )
}
