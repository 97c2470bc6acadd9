import type { CopyOutcome, RecoveredClaim, UndoOutcome } from '../../shared/desktop-state.ts'
import { refusalDetails, type Refusal } from '../../shared/refusal.ts'
import type { Translator } from '../core/i18n/translator.ts'

type T = Translator['t']

interface Words {
  title: string
  body: string
}

/**
 * The notification after a copy without a window. With `inFull` off, and for a sensitive post, it shows no text, because
 * others may see the screen.
 */
export function copyNotification(result: CopyOutcome, inFull: boolean, t: T): Words {
  if (result.outcome === 'copied') {
    const { isSensitive, text } = result.copy
    return { title: t('copied.title'), body: inFull && !isSensitive ? text : t('news.hidden') }
  }
  if (result.outcome !== 'lost') return { title: t(`copied.${titleOf(result)}`), body: sentence(result, t) }
  if (result.next === null) return { title: t('copied.noneLeft'), body: t('copied.lostLast') }
  const text = result.next.content
  const showsText = inFull && !result.isSensitive
  return { title: t('copied.lost'), body: showsText ? t('copied.lostBody', { text }) : t('news.hidden') }
}

/** The notification after an undo without a window; null on success, which the user sees. */
export function undoNotification(result: UndoOutcome, t: T): Words | null {
  if (result.outcome === 'undone') return null
  if (result.outcome === 'unanswered')
    return { title: t('copied.undoUnknown'), body: t('copied.undoUnknownBody') }
  const body = result.outcome === 'too-late' ? t('copied.tooLateBody') : sentence(result, t)
  return { title: t('copied.notUndone'), body }
}

/** The notification about a recovered claim. Like the one after a copy, it may hide the text. */
export function recoveredNotification({ text, isSensitive }: RecoveredClaim, inFull: boolean, t: T): Words {
  const body = inFull && !isSensitive ? t('recovered.body', { text }) : t('news.hidden')
  return { title: t('recovered.title'), body }
}

function titleOf({ outcome }: Refusal): 'noneYet' | 'noneLeft' | 'signedOut' | 'refused' {
  if (outcome === 'none-yet') return 'noneYet'
  if (outcome === 'signed-out') return 'signedOut'
  const isNothingLeft = ['none-left', 'only-yours', 'copied-from-all'].includes(outcome)
  return isNothingLeft ? 'noneLeft' : 'refused'
}

const sentence = (refusal: Refusal, t: T) => t(`refusal.${refusal.outcome}`, refusalDetails(refusal))
