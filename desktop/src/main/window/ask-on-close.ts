import { dialog, type BrowserWindow } from 'electron'
import type { Translator } from '../core/i18n/translator.ts'

const ANSWERS = ['minimize', 'quit'] as const

/** Asks what closing the window does where there is no tray. Null when the user wants the window to stay. */
export async function askOnClose(
  window: BrowserWindow,
  t: Translator['t'],
): Promise<(typeof ANSWERS)[number] | null> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: t('closing.question'),
    detail: t('closing.detail'),
    buttons: [...ANSWERS.map((answer) => t(`closing.${answer}`)), t('closing.cancel')],
    defaultId: 0,
    cancelId: ANSWERS.length,
    noLink: true,
  })
  return ANSWERS[response] ?? null
}
