import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../../platform/preferences/preferences-store.ts'
import { Kbd } from '../../../../../primitives/kbd.tsx'

const KEYS = ['J', 'K']

/** The keys that move through the queue, on devices with a keyboard and while they are on. The acts show their own. */
export function ReportHints() {
  const { t } = useTranslation('reports')
  const shortcuts = usePreferences((preferences) => preferences.shortcuts)
  if (!shortcuts) return null
  return (
    <p className="hidden items-center gap-2 lg:flex pointer-coarse:hidden">
      {KEYS.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="sr-only">{KEYS.join(', ')}:</span>
      {t('admin.move')}
    </p>
  )
}
