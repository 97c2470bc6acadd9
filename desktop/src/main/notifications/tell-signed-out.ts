import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import type { ShowNotification } from './notification-input.ts'

export interface TellSignedOutOptions {
  state: State
  translator: Pick<Translator, 't'>
  show: ShowNotification
  /** Opens the main window at a path. */
  open: (path: string) => void
}

/**
 * Shows a notification when the server ends the session, even during a pause: otherwise the user would not learn why
 * notifications have stopped.
 */
export function tellSignedOut({ state, translator, show, open }: TellSignedOutOptions): void {
  state.subscribe(({ expiredAt }, before) => {
    if (expiredAt === null || expiredAt === before.expiredAt) return
    show({
      title: translator.t('signedOut.title'),
      body: translator.t('signedOut.body', { host: new URL(expiredAt).host }),
      onClick: () => open('/'),
    })
  })
}
