import { useTranslation } from 'react-i18next'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { useDetailsForm } from '../hooks/use-details-form.ts'
import { AvatarField } from './avatar-field.tsx'
import { DetailsFields } from './details-fields.tsx'
import { PendingEmailNotice } from './pending-email-notice.tsx'

/** The picture, which is saved at once, above the fields of the form. */
export function DetailsSection() {
  const { t } = useTranslation('profile')
  const state = useDetailsForm()
  return (
    <Card as="section" aria-label={t('details.title')} className="flex flex-col gap-4">
      <AvatarField />
      <PendingEmailNotice />
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
    </Card>
  )
}
