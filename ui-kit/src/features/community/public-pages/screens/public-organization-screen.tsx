import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { PublicOrganization } from '@fanfare/contract/organizations/data/organization.ts'
import { organizationWords } from '@fanfare/contract/community/rules/record_words.ts'
import { organizationCard } from '@fanfare/contract/community/rules/share_card.ts'
import { shareImageOf } from '@fanfare/contract/community/rules/share_image.ts'
import { organizationData } from '@fanfare/contract/community/rules/structured_data.ts'
import { WEB_FEEDS } from '@fanfare/contract/community/rules/web_feed.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PublicMeta } from '../../../../primitives/public-meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { publicOrganizationQuery } from '../../community/api/community-queries.ts'
import {
  CommunityPostList,
  CommunityPostListSkeleton,
} from '../../community/components/community-post-list.tsx'
import { FeedLink } from '../components/feed-link.tsx'
import type { PostActionsProps } from '../../community/post-actions.ts'

/** The public page of an organization: its description and its public posts. */
export function PublicOrganizationScreen({ postActions }: PostActionsProps) {
  const { t } = useTranslation('public-pages')
  const { organizationSlug = '' } = useParams()
  return (
    <QueryState
      as="h1"
      query={useQuery(publicOrganizationQuery(organizationSlug))}
      skeleton={<OrganizationSkeleton />}
      failedTitle={t('organization.failed')}
      notFound={<OrganizationNotFound />}
    >
      {({ organization }) => (
        <div className="flex flex-col gap-6">
          <OrganizationHeader organization={organization} />
          <CommunityPostList organizationSlug={organizationSlug} postActions={postActions} />
        </div>
      )}
    </QueryState>
  )
}

function OrganizationHeader({ organization }: { organization: PublicOrganization }) {
  const { t } = useTranslation('public-pages')
  const { origin } = usePlatform()
  const language = useLanguage()
  const { name, slug } = organization
  const description = organization.description ?? t('organization.description', { name })
  const canonical = `${origin()}/organizations/${slug}`
  return (
    <>
      <PublicMeta
        {...organizationWords(organization, language)}
        canonical={canonical}
        image={shareImageOf(origin(), organizationCard(organization, language))}
        data={organizationData(canonical, organization)}
      />
      <BackLink to="/community">{t('community')}</BackLink>
      <PageHeader
        eyebrow={t('organization.eyebrow')}
        title={name}
        description={description}
        actions={<FeedLink feed={WEB_FEEDS.organization(slug)} title={name} />}
      />
    </>
  )
}

function OrganizationSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-10 w-72" />
      <CommunityPostListSkeleton />
    </div>
  )
}

function OrganizationNotFound() {
  const { t } = useTranslation('public-pages')
  return (
    <>
      <Meta title={t('organization.notFound')} noindex />
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('organization.notFound')}
        description={t('organization.notFoundText')}
        action={<ButtonLink to="/community">{t('backToCommunity')}</ButtonLink>}
      />
    </>
  )
}
