import { useTranslation } from 'react-i18next'
import { useUser } from '../../platform/session/use-session.ts'
import { Avatar } from '../../primitives/avatar.tsx'
import { lateContent } from '../../primitives/late/late-content.tsx'
import { Menu } from '../../primitives/menu.tsx'

const UserMenuItems = lateContent(() => import('./user-menu-items.tsx'))

/** The account menu behind the picture of the user. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const user = useUser()
  const trigger = (
    <button
      type="button"
      aria-label={t('user.menu')}
      className="pressable grid control aspect-square place-items-center rounded-full"
    >
      <Avatar name={user.name} src={user.avatarUrl} size={28} />
    </button>
  )
  return (
    <Menu label={t('user.menu')} trigger={trigger} content={UserMenuItems.code}>
      <UserMenuItems />
    </Menu>
  )
}
