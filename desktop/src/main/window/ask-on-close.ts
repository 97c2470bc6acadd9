import { dialog, type BrowserWindow } from 'electron'
import { canRunInBackground, type BackgroundState } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { ClosingAnswer } from './close-window.ts'

const DETAILS = {
  unsupported: 'detail',
  supported: 'detailBackground',
  granted: 'detailBackground',
  refused: 'detailRefused',
} as const

/** Asks what closing the window does where there is no tray. Null when the user wants the window to stay. */
export async function askOnClose(
  window: BrowserWindow,
  t: Translator['t'],
  background: BackgroundState,
): Promise<ClosingAnswer | null> {
  const answers: ClosingAnswer[] = ['minimize', 'quit']
  if (canRunInBackground(background)) answers.unshift('background')
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: t('closing.question'),
    detail: t(`closing.${DETAILS[background]}`),
    buttons: [...answers.map((answer) => t(`closing.${answer}`)), t('closing.cancel')],
    defaultId: 0,
    cancelId: answers.length,
    noLink: true,
  })
  return answers[response] ?? null
}
