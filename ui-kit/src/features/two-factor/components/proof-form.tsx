import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TwoFactorCodeField } from '../../../forms/two-factor-code/two-factor-code-field.tsx'
import { isCompleteCode } from '../../../forms/two-factor-code/two-factor-code-rules.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { useProofForm, type ProofSetting } from '../use-proof-form.ts'

export interface ProofFormProps extends ProofSetting {
  submitLabel: string
  /** Recovery codes are of no use here. */
  appOnly?: boolean
  /** It takes something away. */
  danger?: boolean
  /** Other ways on, beside the button that sends. */
  children?: ReactNode
}

/** Asks who it is, with a code and, where it matters more, the password. */
export function ProofForm(props: ProofFormProps) {
  const { asksPassword, submitLabel, appOnly, danger, children } = props
  const { t } = useTranslation(['two-factor', 'common'])
  const { form, submit, busy } = useProofForm(props)
  const { errors } = form.formState
  const [code, source] = useWatch({ control: form.control, name: ['code', 'source'] })
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        {asksPassword && (
          <Field label={t('proof.password')} error={errors.password?.message}>
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
      </fieldset>
    </form>
  )
}
