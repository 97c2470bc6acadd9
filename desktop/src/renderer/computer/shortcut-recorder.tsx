import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../bridge.ts'
import { useFocusAtFirst } from '../use-focus-at-first.ts'
import { acceleratorOf } from './accelerator.ts'

export interface ShortcutRecorderProps {
  /** As Electron writes them. */
  onKeys: (accelerator: string) => void
  onCancel: () => void
}

/** Waits for the keys of a shortcut. Tab and Escape lead out, so that nobody is caught in it. */
export function ShortcutRecorder({ onKeys, onCancel }: ShortcutRecorderProps) {
  const { t } = useTranslation('desktop')
  const [tooFew, setTooFew] = useState(false)
  const hint = useId()
  useEffect(() => {
    void bridge.call('shortcut:record', true)
    return () => void bridge.call('shortcut:record', false)
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onCancel()
    const pressed = acceleratorOf(event.nativeEvent, bridge.platform)
    if (pressed === 'unfinished') return
    if (pressed === 'too-few') return setTooFew(true)
    onKeys(pressed.keys)
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <button
        type="button"
        ref={useFocusAtFirst()}
        aria-describedby={hint}
        onKeyDown={press}
        onBlur={onCancel}
        className="field-box control min-w-56 px-3 text-start text-muted"
      >
        {t('shortcut.press')}
      </button>
      <output id={hint} className={tooFew ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {t(tooFew ? 'shortcut.tooFew' : 'shortcut.pressHint')}
      </output>
    </div>
  )
}
