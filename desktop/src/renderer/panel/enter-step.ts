import type { ShownOffers } from './hooks/use-shown-offers.ts'

/** The list in the panel: the words it is for, and whether it has come. */
export interface ListedWords {
  words: string
  status: ShownOffers['status']
}

/**
 * What becomes of an Enter that was pressed for some words. It acts on their list only, and waits for it; other words or
 * a list that cannot be had end the wait. Without words nothing was chosen, so there is nothing to wait for.
 */
export function enterStep(awaited: string, { words, status }: ListedWords): 'act' | 'wait' | 'drop' {
  if (awaited !== words) return 'drop'
  if (status === 'loading') return words === '' ? 'drop' : 'wait'
  return status === 'ready' ? 'act' : 'drop'
}
