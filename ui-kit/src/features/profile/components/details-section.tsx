import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useUser } from '../../../session/use-session.ts'
import { useDetailsForm } from '../use-details-form.ts'
import { DetailsFields } from './details-fields.tsx'

/** Name, e-mail and language, to be changed. */
export function DetailsSection() {
  const { t } = useTranslation('profile')
  const { email } = useUser()
  const { form, submit, busy, pendingEmail } = useDetailsForm()
  const { errors, isDirty } = form.formState
  return (
    <SectionCard title={t('details.title')}>
      {pendingEmail !== null && (
        <Notice tone="info" title={t('details.pendingTitle')}>
          {t('details.pending', { pending: pendingEmail, email })}
        </Notice>
      )}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {errors.root && (
            <Notice tone="danger" title={t('details.failed')}>
              {errors.root.message}
            </Notice>
          )}
          <DetailsFields form={form} />
          <Button type="submit" variant="primary" className="self-end" busy={busy} disabled={!isDirty}>
            {t('details.save')}
          </Button>
        </fieldset>
      </form>
    </SectionCard>
  )
}
