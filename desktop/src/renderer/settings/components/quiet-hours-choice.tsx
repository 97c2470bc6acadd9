import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { ALL_DAYS } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

const DEFAULT_QUIET_HOURS = { from: '20:00', to: '08:00', days: ALL_DAYS }

/** Whether this device has quiet hours, and when. */
export function QuietHoursChoice() {
  const { t } = useTranslation('desktop')
  const quietHours = useDesktop(({ settings }) => settings.quietHours)
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('notify.quiet')}
        description={t(quietHours === null ? 'notify.quietOff' : 'notify.quietHint')}
        checked={quietHours !== null}
        onChange={(checked) => changeSettings({ quietHours: checked ? DEFAULT_QUIET_HOURS : null })}
      />
      {quietHours && (
        <QuietHoursFields hours={quietHours} onChange={(hours) => changeSettings({ quietHours: hours })} />
      )}
    </div>
  )
}
