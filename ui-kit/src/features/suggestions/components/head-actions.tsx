import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { Button } from '../../../primitives/button.tsx'
import { Menu } from '../../../primitives/menu.tsx'
import { ClaimButton, type ClaimButtonProps } from './claim-button.tsx'
import { CopiedActions, type CopiedText } from './copied-actions.tsx'
import { MoreButton } from './more-button.tsx'
import { useNextItems } from './next-items.tsx'
import { PhoneBar } from './phone-bar.tsx'

export interface HeadActionsProps extends ClaimButtonProps {
  copiedText: CopiedText
  onAnother: () => void
  onEditFirst: () => void
}

/** The buttons of the next suggestion, while only its text is known. */
export function HeadActions({ copiedText, onAnother, onEditFirst, ...rest }: HeadActionsProps) {
  const { t } = useTranslation('suggestions')
  const isPhone = useIsPhone()
  const { claim, look, selected } = rest
  const available = look === 'available'
  const items = useNextItems({
    onCopyAgain: available ? undefined : () => void claim.copyAgain(copiedText.text),
    onAnother,
    onEditFirst: available ? onEditFirst : undefined,
  })
  const button = (
    <ClaimButton
      {...rest}
      brief={isPhone}
      wide={isPhone}
      next={<CopiedActions {...{ claim, copiedText, selected }} brief={isPhone} wide={isPhone} />}
    />
  )
  if (isPhone) {
    return (
      <PhoneBar>
        {button}
        <Menu label={t('menu.suggestion')} trigger={<MoreButton label={t('menu.suggestion')} inBar />}>
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
      {button}
    </div>
  )
}
