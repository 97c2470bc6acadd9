import { useEffect, useRef, useState } from 'react'
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
  const { button, focus } = useFocusedButton()
  const end = () => {
    setRecording(false)
    focus()
  }
  const change = (chosen: string | null) => {
    changeSettings({ [name]: chosen })
    end()
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{t(`shortcut.${name}.title`)}</legend>
      <p className="text-sm text-muted">{t(`shortcut.${name}.hint`)}</p>
      {recording ? (
        <ShortcutRecorder onKeys={change} onCancel={end} onLeave={() => setRecording(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ShortcutKeys accelerator={keys} />
          <Button ref={button} onClick={() => setRecording(true)}>
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

/** The button that stays after each change, and gets the focus of a button that goes. */
function useFocusedButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) button.current?.focus()
  }, [count])
  return { button, focus: () => setCount((before) => before + 1) }
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
