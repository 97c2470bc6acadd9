import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_OPTIONS } from '../../../i18n/languages.ts'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { Select } from '../../../primitives/select.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useUser } from '../../../platform/session/use-session.ts'
import { asksForPassword, type DetailsValues } from './details-schema.ts'

export interface DetailsFieldsProps {
  form: UseFormReturn<DetailsValues>
}

/** The fields, and the password once the email has changed. */
export function DetailsFields({ form }: DetailsFieldsProps) {
  const { t } = useTranslation(['profile', 'common'])
  const user = useUser()
  const email = useWatch({ control: form.control, name: 'email' })
  const { field: language } = useController({ control: form.control, name: 'language' })
  // Subscribes to dirty fields, which `keepDirtyValues` needs.
  const { errors, dirtyFields: _ } = form.formState
  return (
    <>
      <Field label={t('details.name')} error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="name" required />
      </Field>
      <Field label={t('details.email')} error={errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" required />
      </Field>
      {asksForPassword(user, email) && (
        <Field
          label={t('details.password')}
          hint={t('details.passwordHint')}
          error={errors.password?.message}
        >
          <PasswordInput
            {...form.register('password')}
            autoComplete="current-password"
            required
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
          />
        </Field>
      )}
      <Field label={t('details.language')}>
        <Select
          label={t('details.language')}
          value={language.value}
          onChange={language.onChange}
          options={LANGUAGE_OPTIONS}
        />
      </Field>
    </>
  )
}
