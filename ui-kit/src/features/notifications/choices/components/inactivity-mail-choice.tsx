import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { useChooseInactivityMail } from '../api/choice-queries.ts'

export interface InactivityMailChoiceProps {
  isOn: boolean
}

/** Turns the mail after weeks without a visit on or off. */
export function InactivityMailChoice({ isOn }: InactivityMailChoiceProps) {
  const { t } = useTranslation('choices')
  const { mutate, error } = useChooseInactivityMail()
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t('inactivity.label')}
        description={t('inactivity.text')}
        checked={isOn}
        onChange={(enabled) => mutate(enabled)}
      />
      <ErrorNotice title={t('failed')} error={error} />
    </div>
  )
}
