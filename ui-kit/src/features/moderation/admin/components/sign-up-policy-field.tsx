import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  SIGN_UP_POLICIES,
  type SignUpPolicy,
  type SignUpWay,
} from '@fanfare/contract/identity/rules/sign_up.ts'
import { RadioCards } from '../../../../primitives/radio-cards.tsx'

export interface SignUpValues extends Record<SignUpWay, SignUpPolicy> {
  /** One domain in each line. */
  domains: string
}

export interface SignUpPolicyFieldProps {
  control: Control<SignUpValues>
  name: SignUpWay
}

/** Who may create an account in one of the ways, with an explanation of each policy. */
export function SignUpPolicyField({ control, name }: SignUpPolicyFieldProps) {
  const { t } = useTranslation('admin')
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <RadioCards
          name={field.name}
          label={t(`settings.ways.${name}`)}
          value={field.value}
          onChange={field.onChange}
          options={SIGN_UP_POLICIES.map((policy) => ({
            value: policy,
            label: t(`settings.policies.${policy}`),
            description: t(`settings.policyTexts.${policy}`),
          }))}
        />
      )}
    />
  )
}
