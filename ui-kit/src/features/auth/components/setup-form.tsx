import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useSetupForm } from '../use-setup-form.ts'
import { AccountFields } from './account-fields.tsx'

export interface SetupFormProps {
  onDone: () => void
}

/** The account of the first administrator, and the token that only the server's log tells. */
export function SetupForm({ onDone }: SetupFormProps) {
  const { t } = useTranslation('auth')
  const { form, submit, failure, busy } = useSetupForm(onDone)
  const { errors, isValid } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
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
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!isValid}>
          {t('setup.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
