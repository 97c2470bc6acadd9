import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Name, e-mail and password of somebody who is new. */
export function AccountForm() {
  const { t } = useTranslation('auth')
  const { form, submit, busy } = useAccountForm()
  const { errors, isValid, isDirty } = form.formState
  const values = useWatch({ control: form.control })
  const complete = Object.values(values).every((value) => value.trim() !== '')

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {errors.root && (
          <Notice tone="danger" title={t('create.failed')}>
            {errors.root.message}
          </Notice>
        )}
        <Field label={t('fields.name')} error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="name" required />
        </Field>
        <Field label={t('fields.email')} error={errors.email?.message}>
          <TextInput {...form.register('email')} type="email" autoComplete="email" required />
        </Field>
        <NewPasswordFields form={form} />
        <output className="text-sm text-muted empty:hidden">
          {isDirty && !complete ? t('errors.incomplete') : null}
        </output>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!isValid || !complete}>
          {t('create.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
