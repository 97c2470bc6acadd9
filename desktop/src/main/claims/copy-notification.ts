import type { CopyOutcome } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'

/**
 * The notification after a copy without a window. With `inFull` off, and for a sensitive post, it shows no text, because
 * others may see the screen.
 */
export function copyNotification(
  result: CopyOutcome,
  inFull: boolean,
  t: Translator['t'],
): { title: string; body: string } {
  switch (result.outcome) {
    case 'copied':
      return {
        title: t('copied.title'),
        body: inFull && !result.copy.isSensitive ? result.copy.text : t('news.hidden'),
      }
    case 'lost': {
      if (result.next === null) return { title: t('copied.noneLeft'), body: t('copied.noneLeftBody') }
      const text = result.next.content
      const showsText = inFull && !result.isSensitive
      return { title: t('copied.lost'), body: showsText ? t('copied.lostBody', { text }) : t('news.hidden') }
    }
    case 'none-left':
      return { title: t('copied.noneLeft'), body: t('copied.noneLeftBody') }
    case 'post-deleted':
      return { title: t('copied.refused'), body: t('copied.postDeletedBody') }
    case 'suggestion-deleted':
      return { title: t('copied.refused'), body: t('copied.suggestionDeletedBody') }
    case 'offline':
      return { title: t('copied.offline'), body: t('copied.offlineBody') }
    case 'unanswered':
      return { title: t('copied.refused'), body: t('copied.unansweredBody') }
    case 'signed-out':
      return { title: t('copied.signedOut'), body: t('copied.signedOutBody') }
    case 'refused':
      return { title: t('copied.refused'), body: t('copied.refusedBody') }
  }
}
