import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import type { Translator } from '../core/i18n/translator.ts'

type Item = MenuItemConstructorOptions

/** The clicked element, as far as the menu needs it. */
export type Clicked = Pick<ContextMenuParams, 'isEditable' | 'selectionText'> & {
  editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>
}

/** The context menu as plain data: for a link, a field, or selected text. Empty anywhere else. */
export function contextMenu(
  { isEditable, selectionText, editFlags }: Clicked,
  copyLink: (() => void) | null,
  t: Translator['t'],
): Item[] {
  const link: Item[] = copyLink === null ? [] : [{ label: t('edit.copyLink'), click: copyLink }]
  const copy: Item = { role: 'copy', label: t('edit.copy'), enabled: editFlags.canCopy }
  const text: Item[] = isEditable
    ? [
        { role: 'cut', label: t('edit.cut'), enabled: editFlags.canCut },
        copy,
        { role: 'paste', label: t('edit.paste'), enabled: editFlags.canPaste },
        { type: 'separator' },
        { role: 'selectAll', label: t('edit.selectAll'), enabled: editFlags.canSelectAll },
      ]
    : selectionText !== '' && editFlags.canCopy
      ? [copy]
      : []
  return link.length > 0 && text.length > 0 ? [...link, { type: 'separator' }, ...text] : [...link, ...text]
}
