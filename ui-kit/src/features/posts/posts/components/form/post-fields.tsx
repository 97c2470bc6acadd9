import type { ReactNode } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LinkCheck } from '@fanfare/contract/posts/data/link_check.ts'
import { useOrganization } from '../../../../../components/use-organization.ts'
import { Notice } from '../../../../../primitives/notice.tsx'
import { AlreadyShared } from './already-shared.tsx'
import { LinkField } from './link-field.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { PostDraft } from './post-schema.ts'
import { TitleField } from './title-field.tsx'
import type { CheckedLink } from './use-link-check.ts'
import type { LinkDetails } from './use-link-details.ts'
import { VisibilityField } from './visibility-field.tsx'

export interface PostFieldsProps {
  form: UseFormReturn<PostDraft>
  link: CheckedLink
  details: LinkDetails
  organizationId: string
  /** The post being edited; undefined for a new one. */
  postId?: string
  /** Shown between the title and who can see the post. */
  children: ReactNode
}

/** What every post has: its link with a preview, its title, and who can see it. */
export function PostFields({ form, link, details, organizationId, postId, children }: PostFieldsProps) {
  const { control } = form
  return (
    <>
      <LinkField form={form} link={link} />
      <LinkNotice check={link.check} />
      <AlreadyShared organizationId={organizationId} url={link.usable} postId={postId} />
      <LinkPreview link={link} details={details} />
      <TitleField form={form} url={link.usable} />
      {children}
      <VisibilityField control={control} />
      <FirstPostNotice control={control} organizationId={organizationId} />
    </>
  )
}

interface FirstPostNoticeProps {
  control: Control<PostDraft>
  organizationId: string
}

/** Says that the first public posts of an organization wait for a moderator. */
function FirstPostNotice({ control, organizationId }: FirstPostNoticeProps) {
  const { t } = useTranslation('posts')
  const { organization } = useOrganization(organizationId)
  const visibility = useWatch({ control, name: 'visibility' })
  if (visibility !== 'public' || organization?.isReviewed !== false) return null
  return (
    <Notice tone="warn" title={t('moderation.pending')}>
      {t('moderation.firstText')}
    </Notice>
  )
}

/** Says that a moderator reviews the link first. */
function LinkNotice({ check }: { check: LinkCheck | undefined }) {
  const { t } = useTranslation('posts')
  if (check?.verdict !== 'unreviewed') return null
  return (
    <Notice tone="warn" title={t('link.unreviewedTitle')}>
      {t('link.unreviewed', { domain: check.domain })}
    </Notice>
  )
}
