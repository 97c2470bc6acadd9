import { Ban, Ellipsis, KeyRound, LogOut, ShieldMinus, ShieldPlus, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdministeredPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { MenuItem } from '../../../../../primitives/menu-item.tsx'
import { Menu, MenuSeparator } from '../../../../../primitives/menu.tsx'
import { useEnablePerson } from '../../api/admin-queries.ts'
import { PersonDialogs, type PersonDialog } from './person-dialogs.tsx'

export interface PersonMenuProps {
  person: AdministeredPerson
}

export function PersonMenu({ person }: PersonMenuProps) {
  const { t } = useTranslation('admin')
  const [dialog, setDialog] = useState<PersonDialog | null>(null)
  const { mutateAsync } = useEnablePerson(person.id)
  const enable = useToastAction({
    action: mutateAsync,
    done: t('people.enable.done'),
    failed: t('people.enable.failed'),
  })
  const label = t('people.actions', { name: person.name })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton size="sm" atEnd label={label} icon={<Ellipsis aria-hidden />} />}
      >
        {person.disabledAt === null && (
          <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => setDialog('resetLink')}>
            {t('people.resetLink.open')}
          </MenuItem>
        )}
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => setDialog('signOut')}>
          {t('people.signOut.open')}
        </MenuItem>
        <MenuItem
          icon={person.isAdmin ? <ShieldMinus aria-hidden /> : <ShieldPlus aria-hidden />}
          onSelect={() => setDialog('administrator')}
        >
          {t(person.isAdmin ? 'people.unmake.open' : 'people.make.open')}
        </MenuItem>
        {person.disabledAt !== null && (
          <MenuItem icon={<UserCheck aria-hidden />} onSelect={enable}>
            {t('people.enable.open')}
          </MenuItem>
        )}
        {person.can.disable && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => setDialog('disable')}>
              {t('people.disable.open')}
            </MenuItem>
          </>
        )}
      </Menu>
      <PersonDialogs person={person} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
