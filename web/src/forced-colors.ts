/** Loads the styles for forced colors once they are active, because few users need them. */
export function loadForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)')
  const load = () => {
    if (forced.matches) void import('@fanfare/ui-kit/styles/forced-colors.css')
  }
  forced.addEventListener('change', load)
  load()
}
