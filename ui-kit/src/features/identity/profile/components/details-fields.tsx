import { NAME_MAX, EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_OPTIONS } from '../../../../i18n/languages.ts'
import { ReauthenticationField } from '../../../../components/forms/reauthentication/reauthentication-field.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { needsReauthentication, type DetailsValues } from './details-schema.ts'

export interface DetailsFieldsProps {
  form: UseFormReturn<DetailsValues>
}

/** The fields, and the confirmation of a new email. */
export function DetailsFields({ form }: DetailsFieldsProps) {
  const { t } = useTranslation('profile')
  const user = useUser()
  const email = useWatch({ control: form.control, name: 'email' })
  const { field: language } = useController({ control: form.control, name: 'language' })
  // Subscribes to dirty fields, which `keepDirtyValues` needs.
  const { errors, dirtyFields: _ } = form.formState
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('details.name')} error={errors.name?.message}>
          <TextInput {...form.register('name')} maxLength={NAME_MAX} autoComplete="name" required />
        </Field>
        <Field label={t('details.email')} error={errors.email?.message}>
          <TextInput
            {...form.register('email')}
            maxLength={EMAIL_MAX}
            type="email"
            autoComplete="email"
            required
          />
        </Field>
      </div>
      {needsReauthentication(user, email) && (
        <ReauthenticationField form={form} hint={t('details.passwordHint')} />
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
