import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { isRefused } from './is-refused.ts'
import { PostFields } from './post-fields.tsx'
import { usePostForm, type PostFormOptions } from './use-post-form.ts'

export interface PostFormProps extends PostFormOptions {
  organizationId: string
  /** The post, when there is one already. */
  postId?: string
  canMarkSensitive: boolean
  submitLabel: string
  cancelTo: string
  notice?: ReactNode
}

/** Everything about a post that can be written down, with one way to send it and one way out. */
export function PostForm({
  organizationId,
  postId,
  canMarkSensitive,
  submitLabel,
  cancelTo,
  notice,
  ...options
}: PostFormProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { form, link, submit, isComplete, isRestored, discard, drop } = usePostForm(options)
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <fieldset disabled={isSubmitting} className="flex flex-col gap-5">
        <Card className="flex flex-col gap-5">
          {notice}
          {isRestored && <DraftNotice onDiscard={discard} />}
          <PostFields
            form={form}
            link={link}
            organizationId={organizationId}
            postId={postId}
            canMarkSensitive={canMarkSensitive}
          />
        </Card>
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {!isComplete && <p className="me-auto text-sm text-muted">{t('form.fillIn')}</p>}
          <ButtonLink to={cancelTo} variant="ghost" onClick={drop}>
            {t('common:actions.cancel')}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={!isComplete || isRefused(link.check)}
          >
            {submitLabel}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
