import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useDesktop } from '../state/desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { ShortcutRecorder } from './shortcut-recorder.tsx'

/** The keys that open the small window from anywhere. */
export function ShortcutSection() {
  const { t } = useTranslation('desktop')
  const { settings, shortcut } = useDesktop()
  const [recording, setRecording] = useState(false)
  const keep = (keys: string | null) => {
    changeSettings({ shortcut: keys })
    setRecording(false)
  }
  return (
    <SectionCard title={t('shortcut.title')} description={t('shortcut.description')}>
      {recording ? (
        <ShortcutRecorder onKeys={keep} onCancel={() => setRecording(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ShortcutKeys accelerator={settings.shortcut} />
          <Button onClick={() => setRecording(true)}>{t('shortcut.change')}</Button>
          {settings.shortcut !== null && (
            <Button variant="ghost" onClick={() => keep(null)}>
              {t('shortcut.remove')}
            </Button>
          )}
          {settings.shortcut !== DEFAULT_SETTINGS.shortcut && (
            <Button variant="ghost" onClick={() => keep(DEFAULT_SETTINGS.shortcut)}>
              {t('shortcut.reset')}
            </Button>
          )}
        </div>
      )}
      {shortcut === 'taken' && !recording && <Notice tone="danger">{t('shortcut.taken')}</Notice>}
    </SectionCard>
  )
}
