/**
 * Tells the first-paint script that the page, or a part of it that has loaded later, is hydrated: a button that was
 * pressed before is then pressed again.
 */
export function announceHydration(): void {
  window.dispatchEvent(new Event('hydrated'))
}
