import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { useChooseDigest } from '../api/choice-queries.ts'

export interface DigestChoiceProps {
  isOn: boolean
}

/** Turns the daily digest on or off. Who has no rhythm yet gets one in the time zone of this device. */
export function DigestChoice({ isOn }: DigestChoiceProps) {
  const { t } = useTranslation('choices')
  const { mutate, error } = useChooseDigest()
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Checkbox
        label={t('digest.label')}
        description={t('digest.text')}
        checked={isOn}
        onChange={(enabled) => mutate(enabled ? here : null)}
      />
      <ErrorNotice title={t('failed')} error={error} />
    </div>
  )
}
