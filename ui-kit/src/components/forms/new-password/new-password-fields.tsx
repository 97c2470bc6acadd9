import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../primitives/field.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { isGuessableError, type NewPasswordValues } from './new-password-rules.ts'
import { PasswordChecklist } from './password-checklist.tsx'

export interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  form: UseFormReturn<Values>
  /** The label of the first field; "Password" by default. */
  label?: string
}

/** Asks for a new password twice. */
export function NewPasswordFields<Values extends NewPasswordValues>(props: NewPasswordFieldsProps<Values>) {
  const { t } = useTranslation()
  // TypeScript cannot see that a form with more fields has these two as well.
  const form = props.form as unknown as UseFormReturn<NewPasswordValues>
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] })
  const refused = useRefusedPassword(form, password)
  const eye = {
    autoComplete: 'new-password',
    required: true,
    showLabel: t('actions.showPassword'),
    hideLabel: t('actions.hidePassword'),
  }
  return (
    <>
      <Field
        label={props.label ?? t('password.label')}
        hint={<PasswordChecklist password={password} refused={refused} />}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput {...form.register('password', { deps: 'confirmation' })} {...eye} />
      </Field>
      <Field
        label={t('password.confirmation')}
        hint={confirmation === '' ? undefined : <PasswordMatch matches={password === confirmation} />}
      >
        <PasswordInput {...form.register('confirmation')} {...eye} />
      </Field>
    </>
  )
}

/** The last password that the server has refused as easy to guess. */
function useRefusedPassword(
  { formState }: UseFormReturn<NewPasswordValues>,
  password: string,
): string | null {
  const error = formState.errors.password
  const [last, setLast] = useState({ error, refused: null as string | null })
  if (last.error !== error) setLast({ error, refused: isGuessableError(error) ? password : last.refused })
  return last.refused
}

interface PasswordMatchProps {
  matches: boolean
}

/** Whether the confirmation repeats the password. */
function PasswordMatch({ matches }: PasswordMatchProps) {
  const { t } = useTranslation()
  const Icon = matches ? CircleCheck : CircleX
  return (
    <output
      className={matches ? 'flex items-center gap-1.5 text-ok' : 'flex items-center gap-1.5 text-danger'}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(matches ? 'password.match' : 'password.mismatch')}
    </output>
  )
}
