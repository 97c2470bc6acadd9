import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../bridge.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { acceleratorOf } from './accelerator.ts'

export interface ShortcutRecorderProps {
  onKeys: (accelerator: string) => void
  onCancel: () => void
  /** The focus has moved on. */
  onLeave: () => void
}

/** Records the keys of a shortcut. Tab and Escape leave it, to avoid a keyboard trap. */
export function ShortcutRecorder({ onKeys, onCancel, onLeave }: ShortcutRecorderProps) {
  const { t } = useTranslation('desktop')
  const [noModifier, setNoModifier] = useState(false)
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
    if (pressed === 'modifiers-only') return
    if (pressed === 'no-modifier') return setNoModifier(true)
    onKeys(pressed.keys)
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <button
        type="button"
        ref={useAutoFocus()}
        aria-describedby={hint}
        onKeyDown={press}
        onBlur={onLeave}
        className="field-box control min-w-56 px-3 text-start text-muted"
      >
        {t('shortcut.press')}
      </button>
      <output id={hint} className={noModifier ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {t(noModifier ? 'shortcut.noModifier' : 'shortcut.pressHint')}
      </output>
    </div>
  )
}
