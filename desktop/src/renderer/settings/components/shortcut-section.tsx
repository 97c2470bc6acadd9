import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { SUGGESTED_SHORTCUT } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { bridge } from '../../bridge.ts'
import { keysOf } from './accelerator.ts'
import { changeSettings } from './change-settings.ts'
import { ShortcutRecorder } from './shortcut-recorder.tsx'

/** The system-wide shortcut that opens the panel. There is none until one is chosen. */
export function ShortcutSection() {
  const { t } = useTranslation('desktop')
  const { settings, shortcut } = useDesktop()
  const [recording, setRecording] = useState(false)
  const none = settings.shortcut === null
  const change = (keys: string | null) => {
    changeSettings({ shortcut: keys })
    setRecording(false)
  }
  return (
    <SectionCard title={t('shortcut.title')} description={t('shortcut.description')}>
      {recording ? (
        <ShortcutRecorder onKeys={change} onCancel={() => setRecording(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ShortcutKeys accelerator={settings.shortcut} />
          <Button onClick={() => setRecording(true)}>
            {t(none ? 'shortcut.choose' : 'shortcut.change')}
          </Button>
          {!none && (
            <Button variant="ghost" onClick={() => change(null)}>
              {t('shortcut.remove')}
            </Button>
          )}
          {settings.shortcut !== SUGGESTED_SHORTCUT && (
            <Button variant={none ? undefined : 'ghost'} onClick={() => change(SUGGESTED_SHORTCUT)}>
              {t('shortcut.suggest', { keys: keysOf(SUGGESTED_SHORTCUT, bridge.platform).join(' ') })}
            </Button>
          )}
        </div>
      )}
      {shortcut === 'taken' && !recording && <Notice tone="danger">{t('shortcut.taken')}</Notice>}
    </SectionCard>
  )
}

function ShortcutKeys({ accelerator }: { accelerator: string | null }) {
  const { t } = useTranslation('desktop')
  if (accelerator === null) return <span className="me-2 text-muted">{t('shortcut.none')}</span>
  const keys = keysOf(accelerator, bridge.platform)
  return (
    <span className="me-2 inline-flex gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="sr-only">{t('shortcut.current', { keys: keys.join(' ') })}</span>
    </span>
  )
}
