import type { CopyOutcome } from '../../shared/desktop-state.ts'
import type { Speaker } from '../language/speak.ts'

export interface Words {
  title: string
  body: string
}

/** What a notification says after a copy that no window was there to show. */
export function wordsOfCopy(result: CopyOutcome, t: Speaker['t']): Words {
  switch (result.outcome) {
    case 'copied':
      return { title: t('copied.title'), body: result.copy.text }
    case 'none-left':
      return { title: t('copied.noneLeft'), body: t('copied.noneLeftBody') }
    case 'offline':
      return { title: t('copied.offline'), body: t('copied.offlineBody') }
    case 'signed-out':
      return { title: t('copied.signedOut'), body: t('copied.signedOutBody') }
    case 'refused':
      return { title: t('copied.refused'), body: t('copied.refusedBody') }
  }
}
