import { useTranslation } from 'react-i18next'
import type { ModeratedContent } from '@fanfare/contract/moderation/data/moderation.ts'
import { TagChip } from '../../../../primitives/tag-chip.tsx'

export interface PendingDetailsProps {
  /** Null for a private post. */
  details: Omit<ModeratedContent, 'isSensitive'> | null
}

/** The comment, creator, organization and tags of a public post. Private posts do not show them. */
export function PendingDetails({ details }: PendingDetailsProps) {
  const { t } = useTranslation('moderation')
  if (details === null) return <p className="text-muted">{t('privateText')}</p>
  const { comment, creator, organization, tags } = details
  return (
    <div className="flex flex-col gap-2">
      {comment !== null && (
        <p dir="auto" className="break-words whitespace-pre-line text-muted">
          {comment}
        </p>
      )}
      <p className="text-sm text-muted">
        {t('sharedBy', { name: creator?.name ?? t('unknownUser'), organization: organization.name })}
      </p>
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.map(({ id, name }) => (
            <TagChip key={id} name={name} />
          ))}
        </p>
      )}
    </div>
  )
}
