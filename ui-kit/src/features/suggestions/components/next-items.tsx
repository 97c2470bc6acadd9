import { MessageSquare, Pencil, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../primitives/menu-item.tsx'

export interface NextItemsOptions {
  onAnother?: () => void
  onEditFirst?: () => void
  onRespond?: () => void
}

/** The menu items of a suggestion besides copying; undefined when there are none. */
export function useNextItems({ onAnother, onEditFirst, onRespond }: NextItemsOptions): ReactNode {
  const { t } = useTranslation('suggestions')
  if (!onAnother && !onEditFirst && !onRespond) return undefined
  return (
    <>
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
    </>
  )
}
