import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'
import { Kbd } from '../../../../primitives/kbd.tsx'

const HINTS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'select', keys: ['X'] },
] as const

/** The keys that move and select, on devices with a keyboard and while they are on. The buttons show their own. */
export function QueueHints() {
  const { t } = useTranslation('moderation')
  const shortcuts = usePreferences((preferences) => preferences.shortcuts)
  if (!shortcuts) return null
  return (
    <ul
      aria-label={t('keys.title')}
      className="hidden flex-wrap gap-x-5 gap-y-2 px-1 text-sm text-muted lg:flex pointer-coarse:hidden"
    >
      {HINTS.map(({ name, keys }) => (
        <li key={name} className="flex items-center gap-2">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="sr-only">{keys.join(', ')}:</span>
          {t(`keys.${name}`)}
        </li>
      ))}
    </ul>
  )
}
