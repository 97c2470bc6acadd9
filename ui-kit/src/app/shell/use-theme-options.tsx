import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { THEMES, type Theme } from '../../platform/preferences/preferences-store.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<Theme, unknown>

/** The themes with their names and icons. */
export function useThemeOptions() {
  const { t } = useTranslation('shell')
  return THEMES.map((value) => {
    const Icon = ICONS[value]
    return { value, label: t(`theme.${value}`), icon: <Icon aria-hidden /> }
  })
}
