import type { MenuItemConstructorOptions } from 'electron'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { whyNothing, type NothingInPost } from '../../shared/nothing-to-copy.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { nothingEntry } from './nothing-entry.ts'

export interface PostCommands {
  /** Copies the next suggestion of a post, or of the newest post the member could copy from. */
  copyNext: (postId: string | null) => void
  openPost: (postId: string) => void
}

const TITLE_MAX = 48

/** What is left of a post, where nothing can be copied. */
const LEFT = {
  noneYet: 'menu.noneYet',
  allCopied: 'menu.noneLeft',
  onlyYours: 'menu.noneForYou',
  copyLimit: 'menu.noneForYou',
  noneForYou: 'menu.noneForYou',
} as const satisfies Record<NothingInPost, string>

/** A post with what is left of it, and a menu of its own. */
export function postEntry(
  offer: Offer,
  offline: boolean,
  t: Translator['t'],
  { copyNext, openPost }: PostCommands,
): MenuItemConstructorOptions {
  const { post, available, unread } = offer
  const title = post.isSensitive ? t('menu.sensitive') : shorten(post.title)
  const why = whyNothing(offer)
  const left = why === null ? t('menu.left', { title, count: available }) : t(LEFT[why], { title })
  const copyHere = { label: t('menu.copyHere'), enabled: !offline, click: () => copyNext(post.id) }
  return {
    id: post.id,
    label: label((unread ? '• ' : '') + left),
    submenu: [
      why === null ? copyHere : nothingEntry(why, t),
      { label: t('menu.openPost'), click: () => openPost(post.id) },
    ],
  }
}

function shorten(title: string): string {
  const characters = [...title]
  return characters.length <= TITLE_MAX
    ? title
    : `${characters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
}

// A single & would make the next letter a mnemonic.
const label = (text: string) => text.replaceAll('&', '&&')
