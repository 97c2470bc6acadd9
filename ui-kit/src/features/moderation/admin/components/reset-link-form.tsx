import { EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { emailEntry, placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useCreateResetLink } from '../api/reset-link-api.ts'
import { CreatedLink } from './created-link.tsx'

/** Creates a reset link for a user, to be passed on by hand. */
export function ResetLinkForm() {
  const { t } = useTranslation('admin')
  const { mutateAsync, data } = useCreateResetLink()
  const invalid = t('resetLinks.emailInvalid')
  const state = useServerForm({
    schema: v.object({ email: emailEntry({ missing: invalid, invalid }) }),
    defaultValues: { email: '' },
    errorFields: { USER_NOT_FOUND: 'email' },
    placeFieldError: placeEmailError(invalid),
    send: ({ email }) => mutateAsync(email),
  })
  const { form, busy } = state

  return (
    <ServerForm state={state}>
      <Field label={t('resetLinks.email')} error={form.formState.errors.email?.message}>
        <TextInput
          {...form.register('email')}
          maxLength={EMAIL_MAX}
          type="email"
          autoComplete="off"
          required
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start" busy={busy}>
        {t('resetLinks.make')}
      </Button>
      {data && <CreatedLink url={data.url} />}
    </ServerForm>
  )
}
