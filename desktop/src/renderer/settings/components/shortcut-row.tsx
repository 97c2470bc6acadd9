import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { SUGGESTED_SHORTCUTS, type ShortcutName } from '../../../shared/settings.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { keysOf } from './accelerator.ts'
import { changeSettings } from './change-settings.ts'
import { ShortcutRecorder } from './shortcut-recorder.tsx'

/** One system-wide shortcut: its keys, and the actions on it. */
export function ShortcutRow({ name }: { name: ShortcutName }) {
  const { t } = useTranslation('desktop')
  const keys = useDesktop(({ settings }) => settings[name])
  const state = useDesktop((desktop) => desktop[name])
  const [recording, setRecording] = useState(false)
  const suggested = SUGGESTED_SHORTCUTS[name]
  const change = (chosen: string | null) => {
    changeSettings({ [name]: chosen })
    setRecording(false)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{t(`shortcut.${name}.title`)}</legend>
      <p className="text-sm text-muted">{t(`shortcut.${name}.hint`)}</p>
      {recording ? (
        <ShortcutRecorder onKeys={change} onCancel={() => setRecording(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ShortcutKeys accelerator={keys} />
          <Button onClick={() => setRecording(true)}>
            {t(keys === null ? 'shortcut.choose' : 'shortcut.change')}
          </Button>
          {keys !== null && (
            <Button variant="ghost" onClick={() => change(null)}>
              {t('shortcut.remove')}
            </Button>
          )}
          {keys !== suggested && (
            <Button variant={keys === null ? undefined : 'ghost'} onClick={() => change(suggested)}>
              {t('shortcut.suggest', { keys: keysOf(suggested, bridge.platform).join(' ') })}
            </Button>
          )}
        </div>
      )}
      {(state === 'taken' || state === 'same') && !recording && (
        <Notice tone="danger">{t(`shortcut.${state}`)}</Notice>
      )}
    </fieldset>
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
