import type { CopyOutcome } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'

/** The notification after a copy without a window. */
export function copyNotification(result: CopyOutcome, t: Translator['t']): { title: string; body: string } {
  switch (result.outcome) {
    case 'copied':
      return { title: t('copied.title'), body: result.copy.text }
    case 'lost':
      return result.next === null
        ? { title: t('copied.noneLeft'), body: t('copied.noneLeftBody') }
        : { title: t('copied.lost'), body: t('copied.lostBody', { text: result.next.content }) }
    case 'none-left':
      return { title: t('copied.noneLeft'), body: t('copied.noneLeftBody') }
    case 'post-deleted':
      return { title: t('copied.refused'), body: t('copied.postDeletedBody') }
    case 'suggestion-deleted':
      return { title: t('copied.refused'), body: t('copied.suggestionDeletedBody') }
    case 'offline':
      return { title: t('copied.offline'), body: t('copied.offlineBody') }
    case 'signed-out':
      return { title: t('copied.signedOut'), body: t('copied.signedOutBody') }
    case 'refused':
      return { title: t('copied.refused'), body: t('copied.refusedBody') }
  }
}
