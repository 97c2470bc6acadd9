import type { ChangeEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TWO_FACTOR_DIGITS } from '@fanfare/contract/core/rules/limits.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { focusField } from '../focus-field.ts'
import { codeDigits, type TwoFactorCodeValues } from './two-factor-code-rules.ts'

export interface TwoFactorCodeFieldProps<Values extends TwoFactorCodeValues> {
  form: UseFormReturn<Values>
  /** Does not offer recovery codes. */
  appOnly?: boolean
}

/** Asks for a code of the authenticator app, or for a recovery code instead. */
export function TwoFactorCodeField<Values extends TwoFactorCodeValues>(
  props: TwoFactorCodeFieldProps<Values>,
) {
  const { t } = useTranslation()
  // TypeScript cannot see that a form with more fields has these two as well.
  const form = props.form as unknown as UseFormReturn<TwoFactorCodeValues>
  const fromApp = useWatch({ control: form.control, name: 'source' }) === 'app'
  const { onChange, ...code } = form.register('code')
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    if (fromApp) event.target.value = codeDigits(event.target.value)
    return onChange(event)
  }
  const change = () => {
    form.setValue('source', fromApp ? 'recovery' : 'app')
    form.resetField('code')
    focusField(form.control, 'code')
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <Field
          label={fromApp ? t('code.label', { digits: TWO_FACTOR_DIGITS }) : t('code.recovery')}
          hint={t(fromApp ? 'code.hint' : 'code.recoveryHint')}
          error={form.formState.errors.code?.message}
        >
          <TextInput
            {...code}
            onChange={keepDigits}
            inputMode={fromApp ? 'numeric' : 'text'}
            autoComplete={fromApp ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            required
            className="font-mono tracking-widest"
          />
        </Field>
      </div>
      {!props.appOnly && (
        <Button variant="ghost" size="sm" className="-ms-2.5" onClick={change}>
          {t(fromApp ? 'code.useRecovery' : 'code.useApp')}
        </Button>
      )}
    </div>
  )
}
