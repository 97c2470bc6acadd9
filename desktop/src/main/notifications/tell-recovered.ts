import type { RecoveredClaim } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import type { NotificationInput, ShowNotification } from './notification-input.ts'
import { silentUntil } from './silence.ts'

export interface TellRecoveredOptions {
  state: State
  translator: Pick<Translator, 't'>
  show: ShowNotification
  /** The title and body for a claim. */
  words: (claim: RecoveredClaim) => Pick<NotificationInput, 'title' | 'body'>
  /** Opens the post of a claim. */
  open: (claim: RecoveredClaim) => void
  copy: (claim: RecoveredClaim) => Promise<void>
  release: (claim: RecoveredClaim) => Promise<void>
  now?: () => Date
}

/**
 * Shows a notification about a recovered claim with buttons to copy or release it, until the user does either. During a
 * pause, and while the user wants quiet, only the windows offer it.
 */
export function tellRecovered({
  state,
  translator: { t },
  show,
  words,
  open,
  copy,
  release,
  now = () => new Date(),
}: TellRecoveredOptions): void {
  const closeByKey = new Map<string, () => void>()
  const tell = (claim: RecoveredClaim) => {
    if (!claim.isNew || silentUntil(state.getState(), now(), claim.server) !== null) return
    const close = show({
      ...words(claim),
      onClick: () => open(claim),
      buttons: [
        { label: t('recovered.copy'), onClick: () => void copy(claim) },
        { label: t('recovered.release'), onClick: () => void release(claim) },
      ],
    })
    closeByKey.set(claim.key, close)
  }
  state.subscribe(({ recovered }, before) => {
    if (recovered === before.recovered) return
    for (const claim of before.recovered) {
      if (recovered.some(({ key }) => key === claim.key)) continue
      closeByKey.get(claim.key)?.()
      closeByKey.delete(claim.key)
    }
    for (const claim of recovered) if (!before.recovered.includes(claim)) tell(claim)
  })
}
