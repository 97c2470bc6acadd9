import { useTranslation } from 'react-i18next'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { NotNowItemsProps } from './not-now-items.tsx'

const Items = lateContent(() => import('./not-now-items.tsx'))

/** Puts off a post that waits for the member, or takes it away. */
export function NotNowMenu(props: NotNowItemsProps) {
  const { t } = useTranslation('posts')
  return (
    <MoreMenu label={t('notNow.title')} content={Items.code}>
      <Items {...props} />
    </MoreMenu>
  )
}
