import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import type { AccountValues } from '../auth-schemas.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordMatch } from './password-match.tsx'

export interface NewPasswordFieldsProps {
  form: UseFormReturn<AccountValues>
}

/** A new password, and once more against slips of the finger. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'common'])
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] })
  const eye = {
    autoComplete: 'new-password',
    required: true,
    showLabel: t('common:actions.showPassword'),
    hideLabel: t('common:actions.hidePassword'),
  }
  return (
    <>
      <Field
        label={t('fields.password')}
        hint={<PasswordChecklist password={password} />}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput {...form.register('password', { deps: 'confirmation' })} {...eye} />
      </Field>
      <Field
        label={t('fields.confirmation')}
        hint={confirmation === '' ? undefined : <PasswordMatch matches={password === confirmation} />}
      >
        <PasswordInput {...form.register('confirmation')} {...eye} />
      </Field>
    </>
  )
}
