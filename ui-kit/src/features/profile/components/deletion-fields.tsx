import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DELETION_CHOICES, type DeletionChoice } from '@fanfare/contract/data/profile.ts'
import { TwoFactorCodeField } from '../../../components/forms/two-factor-code/two-factor-code-field.tsx'
import type { TwoFactorCodeValues } from '../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { RadioCards } from '../../../primitives/radio-cards.tsx'
import { useUser } from '../../../platform/session/use-session.ts'

export interface DeletionValues extends TwoFactorCodeValues {
  content: DeletionChoice
  password: string
}

export interface DeletionFieldsProps {
  form: UseFormReturn<DeletionValues>
}

/** The choice about posts and comments, the password and the second factor. */
export function DeletionFields({ form }: DeletionFieldsProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { hasPassword, twoFaEnabled } = useUser()
  const { field: content } = useController({ control: form.control, name: 'content' })
  const { errors } = form.formState
  return (
    <>
      <RadioCards
        name={content.name}
        label={t('deletion.content')}
        value={content.value}
        onChange={content.onChange}
        options={DELETION_CHOICES.map((value) => ({
          value,
          label: t(`deletion.${value}`),
          description: t(`deletion.${value}Text`),
        }))}
      />
      {hasPassword && (
        <Field label={t('deletion.password')} error={errors.password?.message}>
          <PasswordInput
            {...form.register('password')}
            autoComplete="current-password"
            required
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
          />
        </Field>
      )}
      {twoFaEnabled && <TwoFactorCodeField form={form} />}
    </>
  )
}
