import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { Button } from '../../../primitives/button.tsx'
import { Menu } from '../../../primitives/menu.tsx'
import { ClaimButton, type ClaimButtonProps } from './claim-button.tsx'
import { MoreButton } from './more-button.tsx'
import { useNextItems } from './next-items.tsx'
import { PhoneBar } from './phone-bar.tsx'

export interface HeadActionsProps extends ClaimButtonProps {
  onAnother: () => void
  onEditFirst: () => void
}

/** The buttons of the next suggestion, while only its text is known. */
export function HeadActions({ onAnother, onEditFirst, ...claim }: HeadActionsProps) {
  const { t } = useTranslation('suggestions')
  const isPhone = useIsPhone()
  const available = claim.look === 'available'
  const height = available ? 'low' : 'tall'
  const items = useNextItems({ onAnother, onEditFirst: available ? onEditFirst : undefined })
  if (isPhone) {
    return (
      <PhoneBar height={height}>
        <ClaimButton {...claim} wide />
        <Menu
          label={t('menu.suggestion')}
          trigger={<MoreButton label={t('menu.suggestion')} inBar={height} />}
        >
          {items}
        </Menu>
      </PhoneBar>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-1.5">
      {available && (
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={onEditFirst}>
          {t('next.editFirst')}
        </Button>
      )}
      <ClaimButton {...claim} />
    </div>
  )
}
