import { Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { settingsPath } from '../../../../components/settings-path.ts'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'

export interface OrganizationCardProps {
  organization: Organization
  selected: boolean
  onSelect: () => void
}

/** An organization to select; the whole card is clickable. */
export function OrganizationCard({ organization, selected, onSelect }: OrganizationCardProps) {
  const { t } = useTranslation('organizations')
  const { id, name, description, createdAt } = organization
  return (
    <Card as="li" className="relative flex flex-col gap-4 transition-colors duration-120 hover:bg-sunken">
      <div className="flex items-start gap-3">
        <Avatar name={name} size={36} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold tracking-[-0.01em] break-words">{name}</h2>
          <p className="text-sm text-faint">
            <DatedText iso={createdAt} say={(date) => t('created', { date })} />
          </p>
        </div>
        {selected && <Badge tone="accent">{t('selected')}</Badge>}
      </div>
      {description !== null && (
        <p dir="auto" className="line-clamp-3 break-words text-muted">
          {description}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          className="after:absolute after:inset-0"
          aria-label={selected ? undefined : t('selectNamed', { name })}
          onClick={onSelect}
        >
          {selected ? t('openDashboard') : t('select')}
        </Button>
        <ButtonLink
          to={settingsPath(id, 'organization')}
          variant="ghost"
          className="relative"
          icon={<Settings aria-hidden />}
          aria-label={t('settingsNamed', { name })}
        >
          {t('settings')}
        </ButtonLink>
      </div>
    </Card>
  )
}
