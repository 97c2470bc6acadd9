import { usePreferences, type Theme } from './preferences-store.ts'

/** Keeps `data-theme` in sync with the chosen theme and, for `system`, with the system. Returns a function that stops it. */
export function syncTheme(): () => void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset.theme = shownTheme(usePreferences.getState().theme, systemDark.matches)
  }
  apply()
  systemDark.addEventListener('change', apply)
  const unsubscribe = usePreferences.subscribe(apply)
  return () => {
    systemDark.removeEventListener('change', apply)
    unsubscribe()
  }
}

/** The theme to show for a choice. */
export function shownTheme(theme: Theme, systemDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return systemDark ? 'dark' : 'light'
}
