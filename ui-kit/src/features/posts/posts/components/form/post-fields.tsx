import { POST_COMMENT_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LinkCheck } from '@fanfare/contract/posts/data/link_check.ts'
import { useOrganization } from '../../../../../components/use-organization.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { LinkField } from './link-field.tsx'
import { LinkPreview } from './link-preview.tsx'
import { MoodField } from './mood-field.tsx'
import type { PostDraft } from './post-schema.ts'
import { AlreadyShared } from './already-shared.tsx'
import { TagField } from './tag-field.tsx'
import { TitleField } from './title-field.tsx'
import type { CheckedLink } from './use-link-check.ts'
import { VisibilityField } from './visibility-field.tsx'

export interface PostFieldsProps {
  form: UseFormReturn<PostDraft>
  link: CheckedLink
  organizationId: string
  /** The post being edited; undefined for a new one. */
  postId?: string
  canMarkSensitive: boolean
}

/** The fields of a post. */
export function PostFields({ form, link, organizationId, postId, canMarkSensitive }: PostFieldsProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { control, register, formState } = form
  const { errors } = formState
  const optional = t('common:state.optional')

  return (
    <>
      <LinkField form={form} link={link} />
      <LinkNotice check={link.check} />
      <AlreadyShared organizationId={organizationId} url={link.usable} postId={postId} />
      <LinkPreview form={form} link={link} />
      <TitleField form={form} url={link.usable} />
      <Field
        label={t('form.comment')}
        optional={optional}
        error={errors.comment?.message}
        hint={
          <FieldCount control={control} name="comment" max={POST_COMMENT_MAX}>
            {t('form.commentHint')}
          </FieldCount>
        }
      >
        <TextArea autoGrow {...register('comment')} />
      </Field>
      <TagField control={control} />
      <VisibilityField control={control} />
      <FirstPostNotice control={control} organizationId={organizationId} />
      <MoodField control={control} />
      {canMarkSensitive && (
        <Controller
          control={control}
          name="isSensitive"
          render={({ field }) => (
            <Checkbox
              label={t('form.sensitive')}
              description={t('form.sensitiveHint')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
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
