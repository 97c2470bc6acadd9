import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../state/desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { PauseChoice } from './pause-choice.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

const USUAL_NIGHT = { from: '20:00', to: '08:00' }

/** Whether this computer speaks up, how much it says, and when it is silent. */
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
            onChange={(checked) => changeSettings({ quietHours: checked ? USUAL_NIGHT : null })}
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
