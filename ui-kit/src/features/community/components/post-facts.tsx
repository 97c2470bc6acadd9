import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { DateText } from '../../../i18n/date-text.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import { publicOrganizationPath } from '../public-paths.ts'

export interface PostFactsProps {
  post: PublicPost
}

/** Who shared it, for whom, from where and when. */
export function PostFacts({ post }: PostFactsProps) {
  const { t } = useTranslation('community')
  const { creator, organization, host, createdAt } = post
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm/6 text-muted">
      <span>{creator?.firstName || creator?.name || t('unknownUser')}</span>
      <Dot />
      <TextLink to={publicOrganizationPath(organization.slug)}>{organization.name}</TextLink>
      <Dot />
      <span>{host}</span>
      <Dot />
      <DateText iso={createdAt} />
    </p>
  )
}

function Dot() {
  return <span aria-hidden>·</span>
}
