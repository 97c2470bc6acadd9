import { useTranslation } from 'react-i18next'
import type { Role } from '@fanfare/contract/organizations/rules/role.ts'
import { Badge, type BadgeTone } from '../../../../primitives/badge.tsx'

const TONES: Record<Role, BadgeTone> = { owner: 'brass', admin: 'accent', member: 'neutral' }

export interface RoleBadgeProps {
  role: Role
}

export function RoleBadge({ role }: RoleBadgeProps) {
  const { t } = useTranslation('settings')
  return <Badge tone={TONES[role]}>{t(`roles.${role}`)}</Badge>
}
