import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { Menu } from '../../../../primitives/menu.tsx'
import type { NotNowItemsProps } from './not-now-items.tsx'

const NotNowItems = lateContent(() => import('./not-now-items.tsx'))

/** Puts off a post that waits for the member, or takes it away. */
export function NotNowMenu(props: NotNowItemsProps) {
  const { t } = useTranslation('posts')
  const label = t('notNow.title')
  const trigger = (
    <Button variant="ghost" size="sm" icon={<Clock aria-hidden />}>
      {label}
    </Button>
  )
  return (
    <Menu label={label} trigger={trigger} content={NotNowItems.code}>
      <NotNowItems {...props} />
    </Menu>
  )
}
