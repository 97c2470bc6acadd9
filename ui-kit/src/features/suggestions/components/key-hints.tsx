import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import { Kbd } from '../../../primitives/kbd.tsx'

const HINTS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'copy', keys: ['C'] },
  { name: 'respond', keys: ['R'] },
  { name: 'suggest', keys: ['S'] },
  { name: 'all', keys: ['?'] },
] as const

/** The keyboard shortcuts for suggestions, on devices with a keyboard and while they are on. */
export function KeyHints() {
  const { t } = useTranslation('suggestions')
  const shortcuts = usePreferences((preferences) => preferences.shortcuts)
  if (!shortcuts) return null
  return (
    <ul className="hidden flex-col gap-2 px-1 text-sm text-muted lg:flex pointer-coarse:hidden">
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
