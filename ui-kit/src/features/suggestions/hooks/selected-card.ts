/** The element id of a card. */
export const cardId = (id: string) => `suggestion-${id}`

/** The element id of the text of a suggestion or a reply. */
export const textId = (id: string) => `${cardId(id)}-text`

/** The element id of the message shown when no next suggestion is left. */
export const NOTHING_LEFT_ID = 'nothing-left'

/** The card that the shortcuts act on. */
export const cardOf = (id: string | null): HTMLElement | null =>
  document.getElementById(id === null ? NOTHING_LEFT_ID : cardId(id))

/** Moves the focus to the card, for screen readers and Tab. Returns whether the card exists. */
export function showCard(id: string): boolean {
  const card = cardOf(id)
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
  return card !== null
}

export interface Selectable {
  id: string
  isLocked: boolean
}

/** The next or previous available item, beginning at the selected one; stops at the ends. */
export function neighbor(items: readonly Selectable[], selected: string | null, by: 1 | -1): string | null {
  const ids = items.filter(({ id, isLocked }) => !isLocked || id === selected).map(({ id }) => id)
  const at = selected === null ? -1 : ids.indexOf(selected)
  if (at === -1) return (by === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null
}

/** The first available item. */
export function firstAvailable(items: readonly Selectable[]): string | null {
  return items.find(({ isLocked }) => !isLocked)?.id ?? null
}
