/**
 * Tells the script of the first paint that the page, or a part of it that has loaded later, is taken over: a button of
 * it that was pressed before is then pressed again.
 */
export function announceHydration(): void {
  window.dispatchEvent(new Event('hydrated'))
}
