import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linkPreviewQuery } from '../api/link-queries.ts'
import { LinkPreviewCard, LinkPreviewSkeleton } from './link-preview-card.tsx'

export interface LinkPreviewProps {
  /** A link that may be shared; empty while there is none. */
  url: string
}

/** What the page of the link says about itself. Without it a post is as good: a failure is no error here. */
export function LinkPreview({ url }: LinkPreviewProps) {
  const { t } = useTranslation('posts')
  const { data, isPending } = useQuery(linkPreviewQuery(url))
  if (url === '') return null
  if (isPending) return <LinkPreviewSkeleton label={t('preview.loading')} />
  if (!data?.preview) return <p className="text-sm text-faint">{t('preview.none')}</p>
  return <LinkPreviewCard preview={data.preview} label={t('preview.label')} />
}
