import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { DateText } from '../../../i18n/date-text.tsx'
import { Fact, Facts } from '../../../primitives/facts.tsx'
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
    <Facts className="leading-6">
      <Fact>{creator?.firstName || creator?.name || t('unknownUser')}</Fact>
      <Fact>
        <TextLink to={publicOrganizationPath(organization.slug)}>{organization.name}</TextLink>
      </Fact>
      <Fact>{host}</Fact>
      <Fact>
        <DateText iso={createdAt} />
      </Fact>
    </Facts>
  )
}
