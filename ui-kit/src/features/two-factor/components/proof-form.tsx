import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { TwoFactorCodeField } from '../../../components/forms/two-factor-code/two-factor-code-field.tsx'
import {
  completesCode,
  isCompleteCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'

export interface ProofValues extends TwoFactorCodeValues {
  password: string
}

export interface ProofFormProps {
  asksPassword?: boolean
  submitLabel: string
  /** Does not offer recovery codes. */
  appOnly?: boolean
  danger?: boolean
  /** Called with the proof. A rejection is shown at its field. */
  onProof: (proof: ProofValues) => Promise<unknown>
  /** More buttons before the one that submits. */
  children?: ReactNode
}

/** Asks for a two-factor code and, where `asksPassword`, for the password. */
export function ProofForm(props: ProofFormProps) {
  const { asksPassword, submitLabel, appOnly, danger, children } = props
  const { t } = useTranslation(['two-factor', 'common'])
  const state = useProofForm(props)
  const { form, busy } = state
  const [code, source] = useWatch({ control: form.control, name: ['code', 'source'] })
  return (
    <ServerForm state={state}>
      {asksPassword && (
        <Field label={t('proof.password')} error={form.formState.errors.password?.message}>
          <PasswordInput
            {...form.register('password')}
            autoComplete="current-password"
            required
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
          />
        </Field>
      )}
      <TwoFactorCodeField form={form} appOnly={appOnly} />
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button
          type="submit"
          variant={danger ? 'destructive' : 'primary'}
          busy={busy}
          disabled={!isCompleteCode({ code, source })}
        >
          {submitLabel}
        </Button>
      </div>
    </ServerForm>
  )
}

function useProofForm({ asksPassword = false, onProof }: ProofFormProps) {
  const { t } = useTranslation('two-factor')
  const { t: common } = useTranslation()
  const required = v.pipe(v.string(), v.nonEmpty(t('proof.passwordRequired')))
  const entries = { password: asksPassword ? required : v.string(), ...twoFactorCodeEntries() }
  return useServerForm<ProofValues>({
    schema: v.pipe(v.object(entries), completesCode<ProofValues>(common)),
    defaultValues: { ...NO_CODE, password: '' },
    mode: 'onTouched',
    autoFocus: asksPassword ? 'password' : 'code',
    errorFields: {
      INVALID_PASSWORD: 'password',
      REAUTHENTICATION_REQUIRED: 'password',
      TWO_FACTOR_CODE_INVALID: 'code',
    },
    send: onProof,
  })
}
