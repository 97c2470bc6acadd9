import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DELETION_CHOICES, type DeletionChoice } from '@fanfare/contract/identity/data/profile.ts'
import { ReauthenticationField } from '../../../../components/forms/reauthentication/reauthentication-field.tsx'
import { TwoFactorCodeField } from '../../../../components/forms/two-factor-code/two-factor-code-field.tsx'
import type { TwoFactorCodeValues } from '../../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { RadioCards } from '../../../../primitives/radio-cards.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'

export interface DeletionValues extends TwoFactorCodeValues {
  content: DeletionChoice
  password: string
}

export interface DeletionFieldsProps {
  form: UseFormReturn<DeletionValues>
}

/** The choice about posts and comments, the password and the second factor. */
export function DeletionFields({ form }: DeletionFieldsProps) {
  const { t } = useTranslation('profile')
  const { twoFaEnabled } = useUser()
  const { field: content } = useController({ control: form.control, name: 'content' })
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
      <ReauthenticationField form={form} />
      {twoFaEnabled && <TwoFactorCodeField form={form} />}
    </>
  )
}
