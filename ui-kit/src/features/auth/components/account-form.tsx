import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { AccountFields } from './account-fields.tsx'

/** Name, e-mail and password of somebody who is new. */
export function AccountForm() {
  const { t } = useTranslation('auth')
  const { form, submit, failure, busy } = useAccountForm()
  const { isValid, isDirty } = form.formState
  const values = useWatch({ control: form.control })
  const complete = Object.values(values).every((value) => value.trim() !== '')

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {failure !== undefined && (
          <Notice tone="danger" title={t('create.failed')}>
            {failure}
          </Notice>
        )}
        <AccountFields form={form} />
        <output className="text-sm text-muted empty:hidden">
          {isDirty && !complete ? t('errors.incomplete') : null}
        </output>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!isValid || !complete}>
          {t('create.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
