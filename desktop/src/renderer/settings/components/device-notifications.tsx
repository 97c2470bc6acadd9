import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { PauseChoice } from './pause-choice.tsx'

/** Whether and when this device shows notifications, and how much they reveal. */
export function DeviceNotifications() {
  const { t } = useTranslation('desktop')
  const { notify, notifyInFull } = useDesktop(({ settings }) => settings)
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
          <PauseChoice />
        </>
      )}
    </SectionCard>
  )
}
