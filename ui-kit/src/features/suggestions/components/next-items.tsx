import { Copy, LockOpen, MessageSquare, Pencil, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../primitives/menu-item.tsx'

export interface NextItemsOptions {
  onCopyAgain?: () => void
  onAnother?: () => void
  onEditFirst?: () => void
  onRespond?: () => void
  onUnlock?: () => void
}

/** The menu items of a suggestion besides copying; undefined when there are none. */
export function useNextItems(options: NextItemsOptions): ReactNode {
  const { t } = useTranslation('suggestions')
  const { onCopyAgain, onAnother, onEditFirst, onRespond, onUnlock } = options
  if (Object.values(options).every((act) => act === undefined)) return undefined
  return (
    <>
      {onCopyAgain && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={onCopyAgain}>
          {t('copied.copyAgain')}
        </MenuItem>
      )}
      {onAnother && (
        <MenuItem icon={<Shuffle aria-hidden />} onSelect={onAnother}>
          {t('next.another')}
        </MenuItem>
      )}
      {onEditFirst && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={onEditFirst}>
          {t('next.editFirst')}
        </MenuItem>
      )}
      {onRespond && (
        <MenuItem icon={<MessageSquare aria-hidden />} onSelect={onRespond}>
          {t('respond')}
        </MenuItem>
      )}
      {onUnlock && (
        <MenuItem icon={<LockOpen aria-hidden />} onSelect={onUnlock}>
          {t('claim.unlock')}
        </MenuItem>
      )}
    </>
  )
}
