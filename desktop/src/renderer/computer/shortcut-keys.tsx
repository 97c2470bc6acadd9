import { useTranslation } from 'react-i18next'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'
import { bridge } from '../bridge.ts'
import { keysOf } from './accelerator.ts'

export interface ShortcutKeysProps {
  accelerator: string | null
}

/** The chosen keys, drawn and spoken. */
export function ShortcutKeys({ accelerator }: ShortcutKeysProps) {
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
