import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { confirmsPassword } from '../../../../components/forms/new-password/new-password-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useRegister } from '../api/auth-mutations.ts'
import {
  accountEntries,
  AccountFields,
  EMPTY_ACCOUNT,
  placeAccountError,
  type AccountValues,
} from './account-fields.tsx'

export interface AccountFormProps {
  /** The invitation that the account accepts. */
  invitation: string | null
  /** The address of the invitation, which the account gets. */
  invitedEmail: string | null
}

/** Creates an account: name, email and password. */
export function AccountForm({ invitation, invitedEmail }: AccountFormProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutateAsync } = useRegister(invitation)
  const state = useServerForm<AccountValues>({
    schema: v.pipe(v.object(accountEntries(t, common)), confirmsPassword(common)),
    defaultValues: { ...EMPTY_ACCOUNT, email: invitedEmail ?? '' },
    mode: 'onTouched',
    autoFocus: 'name',
    errorFields: { EMAIL_EXISTS: 'email' },
    placeFieldError: placeAccountError(t, common),
    send: ({ name, email, password }) =>
      mutateAsync({ name, email, password, ...(invitation !== null && { invitation }) }),
  })
  const { form, busy } = state
  const { isValid, isDirty } = form.formState
  const values = useWatch({ control: form.control })
  const complete = Object.values(values).every((value) => value.trim() !== '')

  return (
    <ServerForm state={state} failed={t('create.failed')}>
      <AccountFields form={form} isInvited={invitedEmail !== null} />
      <output className="text-sm text-muted empty:hidden">
        {isDirty && !complete ? t('errors.incomplete') : null}
      </output>
      <Button type="submit" variant="primary" size="lg" busy={busy} aria-disabled={!isValid || !complete}>
        {t('create.submit')}
      </Button>
    </ServerForm>
  )
}
