import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { RenameForm } from './rename-form.tsx'
import { TagActions } from './tag-actions.tsx'

export interface TagRowProps {
  tag: AdministeredTag
}

/** A tag and the number of its posts, or the form that renames it. */
export function TagRow({ tag }: TagRowProps) {
  const { t } = useTranslation('tags')
  const [renaming, setRenaming] = useState(false)
  return (
    <li className="px-4 py-1.5 sm:px-5">
      <FocusFallback watch={renaming}>
        {renaming ? (
          <RenameForm tag={tag} onDone={() => setRenaming(false)} />
        ) : (
          <div className="flex items-center gap-3">
            <div className="flex min-w-0 flex-1 items-center justify-between gap-x-4">
              <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-medium break-words">#{tag.name}</span>
                {tag.isPredefined && (
                  <span className="max-sm:hidden">
                    <Badge tone="brass">{t('predefined.badge')}</Badge>
                  </span>
                )}
              </p>
              <p className="shrink-0 text-sm text-muted tabular-nums">
                {t('posts', { count: tag.postsCount })}
              </p>
            </div>
            <TagActions tag={tag} onRename={() => setRenaming(true)} />
          </div>
        )}
      </FocusFallback>
    </li>
  )
}
