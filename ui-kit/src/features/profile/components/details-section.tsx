import { useTranslation } from 'react-i18next'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { useUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useDetailsForm } from '../hooks/use-details-form.ts'
import { DetailsFields } from './details-fields.tsx'

/** Edits name, email and language. */
export function DetailsSection() {
  const { t } = useTranslation('profile')
  const { email } = useUser()
  const { state, pendingEmail } = useDetailsForm()
  return (
    <SectionCard title={t('details.title')}>
      {pendingEmail !== null && (
        <Notice tone="info" title={t('details.pendingTitle')}>
          {t('details.pending', { pending: pendingEmail, email })}
        </Notice>
      )}
      <ServerForm state={state} failed={t('details.failed')}>
        <DetailsFields form={state.form} />
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={state.busy}
          disabled={!state.form.formState.isDirty}
        >
          {t('details.save')}
        </Button>
      </ServerForm>
    </SectionCard>
  )
}
