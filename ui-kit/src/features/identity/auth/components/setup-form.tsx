import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { confirmsPassword } from '../../../../components/forms/new-password/new-password-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useSetUp } from '../api/setup-queries.ts'
import {
  accountEntries,
  AccountFields,
  EMPTY_ACCOUNT,
  placeAccountError,
  type AccountValues,
} from './account-fields.tsx'

interface SetupValues extends AccountValues {
  token: string
}

export interface SetupFormProps {
  onDone: () => void
}

/** The account of the first administrator, and the setup token from the server's log. */
export function SetupForm({ onDone }: SetupFormProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutateAsync } = useSetUp()
  const token = v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.setupTokenMissing')))
  const state = useServerForm<SetupValues>({
    schema: v.pipe(v.object({ token, ...accountEntries(t, common) }), confirmsPassword(common)),
    defaultValues: { token: '', ...EMPTY_ACCOUNT },
    mode: 'onTouched',
    autoFocus: 'token',
    errorFields: { SETUP_TOKEN_INVALID: 'token', EMAIL_EXISTS: 'email' },
    placeFieldError: placeAccountError(t, common),
    send: ({ token, name, email, password }) => mutateAsync({ token, name, email, password }),
    onSuccess: onDone,
  })
  const { form, busy } = state
  const { errors } = form.formState
  return (
    <ServerForm state={state}>
      <Field label={t('setup.token')} hint={t('setup.tokenHint')} error={errors.token?.message}>
        <TextInput
          {...form.register('token')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <AccountFields form={form} />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t('setup.submit')}
      </Button>
    </ServerForm>
  )
}
