import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { usePhase } from '../../../../components/use-phase.ts'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { DateText } from '../../../../i18n/date-text.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { publicOrganizationPath } from '../public-paths.ts'

export interface PostBylineProps {
  post: PublicPost
}

/** The author, organization, site and date of a post, and until when visitors can copy from it. The page of an organization does not link to itself. */
export function PostByline({ post }: PostBylineProps) {
  const { t } = useTranslation('community')
  const { creator, organization, host, createdAt, endsAt } = post
  const phase = usePhase(post)
  const page = publicOrganizationPath(organization.slug)
  const isHere = useLocation().pathname === page
  return (
    <DotList className="leading-6">
      <DotItem>{t('sharedBy', { name: creator?.firstName || creator?.name || t('unknownUser') })}</DotItem>
      {!isHere && (
        <DotItem>
          <TextLink to={page}>{organization.name}</TextLink>
        </DotItem>
      )}
      <DotItem>{host}</DotItem>
      <DotItem>
        <DateText iso={createdAt} />
      </DotItem>
      {endsAt && (
        <DotItem>
          {phase === 'ended' ? (
            t('ended')
          ) : (
            <MarkedText text={t('ends')} mark="when">
              {() => <DateText iso={endsAt} />}
            </MarkedText>
          )}
        </DotItem>
      )}
    </DotList>
  )
}
