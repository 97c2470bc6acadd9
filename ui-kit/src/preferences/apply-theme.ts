import { usePreferences, type Theme } from './preferences-store.ts'

/** Keeps `data-theme` of the page in step with the choice and, for `system`, with the system. */
export function keepThemeApplied(): () => void {
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

/** The theme a choice stands for. */
export function shownTheme(theme: Theme, systemDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return systemDark ? 'dark' : 'light'
}
