import { useTranslation } from 'react-i18next'
import type { PendingPost } from '@fanfare/contract/data/moderation.ts'
import { TagChip } from '../../../primitives/tag-chip.tsx'

export interface PendingDetailsProps {
  details: PendingPost['details']
}

/** The comment, creator, organization and tags of a public post. Those of a private one are not shown. */
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
