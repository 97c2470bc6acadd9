import type { MenuItemConstructorOptions } from 'electron'
import type { NothingToCopy } from '../../shared/nothing-to-copy.ts'
import type { Translator } from '../core/i18n/translator.ts'

/** In the place of an entry that copies, so that no other moves: why it cannot. */
export const nothingEntry = (why: NothingToCopy, t: Translator['t']): MenuItemConstructorOptions => ({
  label: t(`nothing.${why}`),
  enabled: false,
})
