import type { ShownOffers } from './hooks/use-shown-offers.ts'

/** The list in the panel: its search words, and whether it has loaded. */
export interface ListedWords {
  words: string
  status: ShownOffers['status']
}

/**
 * What happens to an Enter that was pressed for some words. It only acts on the results for these words, and waits for
 * them; other words or a failed search cancel it. Without words there is no search to wait for.
 */
export function enterStep(awaited: string, { words, status }: ListedWords): 'act' | 'wait' | 'drop' {
  if (awaited !== words) return 'drop'
  if (status === 'loading') return words === '' ? 'drop' : 'wait'
  return status === 'ready' ? 'act' : 'drop'
}
