import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { ALL_DAYS } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { PauseChoice } from './pause-choice.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

const DEFAULT_QUIET_HOURS = { from: '20:00', to: '08:00', days: ALL_DAYS }

/** Whether and when this device shows notifications, and how much they reveal. */
export function NotificationsSection() {
  const { t } = useTranslation('desktop')
  const { notify, notifyInFull, quietHours } = useDesktop(({ settings }) => settings)
  return (
    <SectionCard title={t('notify.title')}>
      <Checkbox
        label={t('notify.show')}
        description={t('notify.showHint')}
        checked={notify}
        onChange={(checked) => changeSettings({ notify: checked })}
      />
      {notify && (
        <>
          <Checkbox
            label={t('notify.full')}
            description={t('notify.fullHint')}
            checked={notifyInFull}
            onChange={(checked) => changeSettings({ notifyInFull: checked })}
          />
          <Checkbox
            label={t('notify.quiet')}
            description={t('notify.quietHint')}
            checked={quietHours !== null}
            onChange={(checked) => changeSettings({ quietHours: checked ? DEFAULT_QUIET_HOURS : null })}
          />
          {quietHours && (
            <QuietHoursFields
              hours={quietHours}
              onChange={(hours) => changeSettings({ quietHours: hours })}
            />
          )}
          <PauseChoice />
        </>
      )}
    </SectionCard>
  )
}
