import { usePreferences, type Theme } from './preferences-store.ts'

/** Keeps `data-theme` in sync with the chosen theme and, for `system`, with the system. Returns a function that stops it. */
export function syncTheme(): () => void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => applyTheme(shownTheme(usePreferences.getState().theme, systemDark.matches))
  apply()
  systemDark.addEventListener('change', apply)
  const unsubscribe = usePreferences.subscribe(apply)
  return () => {
    systemDark.removeEventListener('change', apply)
    unsubscribe()
  }
}

function applyTheme(theme: 'light' | 'dark'): void {
  const { dataset } = document.documentElement
  if (dataset.theme !== theme) pauseTransitions()
  dataset.theme = theme
}

/** Disables transitions until the next frame: on a long page thousands of elements would animate their colors at once. */
function pauseTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*{transition:none!important}')
  document.adoptedStyleSheets = [sheet]
  requestAnimationFrame(() => setTimeout(() => (sheet.disabled = true)))
}

/** The theme to show for a choice. */
export function shownTheme(theme: Theme, systemDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return systemDark ? 'dark' : 'light'
}
