import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@fanfare/ui-kit/primitives/avatar.tsx'
import { MenuRadioGroup } from '@fanfare/ui-kit/primitives/menu-choice.tsx'
import { Menu } from '@fanfare/ui-kit/primitives/menu.tsx'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'

/** The current organization; a menu when there are several. */
export function OrganizationSwitcher() {
  const { t } = useTranslation('desktop')
  const { organizations, organizationId } = useDesktop()
  const current = organizations.find(({ id }) => id === organizationId)
  if (current === undefined) return <span className="font-semibold">Fanfare</span>
  if (organizations.length === 1) return <span className="truncate font-semibold">{current.name}</span>

  const trigger = (
    <button
      type="button"
      aria-label={t('panel.organization', { name: current.name })}
      className="pressable -ms-1 inline-flex control min-w-0 items-center gap-1.5 rounded-md px-1 font-semibold hover:bg-ink/6"
    >
      <span className="truncate">{current.name}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  )
  const options = organizations.map(({ id, name }) => ({
    value: id,
    label: name,
    icon: <Avatar name={name} size={20} square />,
  }))
  return (
    <Menu label={t('panel.organizations')} trigger={trigger} align="start">
      <MenuRadioGroup
        closes
        label={t('panel.organizations')}
        value={current.id}
        onChange={(id) => void bridge.call('organization:choose', id)}
        options={options}
      />
    </Menu>
  )
}
